import { isEqual } from 'funtool/type';
import { inspectValue } from '@funtool-docs/runner/evaluator/inspectValue';
import { type Result, Results } from '../parts/Results';
import { useValue } from '../parts/value/useValue';

/** Shows what `isEqual` says of two values; lazy-loaded, since parsing and printing take code. */
export default function EqualResults(texts: { a: string; b: string }) {
  const a = useValue(texts.a);
  const b = useValue(texts.b);
  const values = Object.entries({ a, b }).map(([name, { value, problem }]) =>
    problem ? { name, problem } : { name, value: inspectValue(value) },
  );
  const verdicts = a.problem || b.problem ? [] : verdictsOn(a.value, b.value);
  return <Results results={[...values, ...verdicts]} />;
}

function verdictsOn(a: unknown, b: unknown): Result[] {
  return [
    { name: 'isEqual(a, b)', value: String(isEqual(a, b)) },
    { name: 'isEqual(a, b, { ordered: false })', value: String(isEqual(a, b, { ordered: false })) },
    { name: 'a === b', value: String(a === b) },
  ];
}
