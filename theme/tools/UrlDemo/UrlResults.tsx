import { urlParse } from 'funtool/function';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { inspectValue } from '@funtool-docs/runner/evaluator/inspectValue';
import { type Result, Results } from '../parts/Results';
import texts from './texts.json';

/** Shows the parts of a URL; lazy-loaded, since printing takes code. */
export default function UrlResults({ url }: { url: string }) {
  const t = useTexts(texts);
  return <Results results={partsOf(url, (error) => t('invalid', { error }))} />;
}

function partsOf(url: string, explain: (error: string) => string): Result[] {
  try {
    return Object.entries(urlParse(url)).map(([name, value]) => ({
      name,
      value: inspectValue(value),
    }));
  } catch (error) {
    return [{ name: 'urlParse(url)', problem: explain((error as Error).name) }];
  }
}
