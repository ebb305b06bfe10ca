import { useLang } from '@rspress/core/runtime';
import { fillText } from '../shared/fillText';

type Texts<Key extends string> = Record<Key, Record<string, string>>;

/** Returns a function that looks a text up in a component's own file, in the page's language. */
export function useTexts<Key extends string>(
  texts: Texts<Key>,
): (key: Key, params?: Record<string, string | number>) => string {
  const lang = useLang();
  return (key, params) => fillText(texts[key][lang]!, params);
}
