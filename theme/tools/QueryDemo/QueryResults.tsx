import { parseQuery, parseQueryDeep } from 'funtool/function';
import { quoteText } from '../parts/quoteText';
import { Results } from '../parts/Results';
import { useValue } from '../parts/value/useValue';

const WRITERS = { parseQuery, parseQueryDeep };

/** Shows the query strings of an object; lazy-loaded, since parsing takes code. */
export default function QueryResults({ object }: { object: string }) {
  const { value, problem } = useValue(object);
  if (problem) return <Results results={[{ name: 'object', problem }]} />;
  const results = Object.entries(WRITERS).map(([name, write]) => ({
    name: `${name}(object)`,
    value: attempt(() => write(value as object)),
  }));
  return <Results results={results} />;
}

/** A lone surrogate cannot be encoded. */
function attempt(write: () => string): string {
  try {
    return quoteText(write());
  } catch (error) {
    return String(error);
  }
}
