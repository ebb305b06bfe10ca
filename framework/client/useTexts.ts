import { useLang } from '@rspress/core/runtime';
import { fillText } from '../../ui/fillText';

/** Texts by key and language, in the form of `i18n.json`. */
type Texts<Key extends string> = Record<Key, Record<string, string>>;

/**
 * Returns a function that looks a text up in a component's own file, in the page's language. Texts of a
 * component that few pages have would be loaded with all pages if they stood in `i18n.json`.
 *
 * @param texts Content of that file.
 */
export function useTexts<Key extends string>(
  texts: Texts<Key>,
): (key: Key, params?: Record<string, string | number>) => string {
  const lang = useLang();
  return (key, params) => fillText(texts[key][lang]!, params);
}
