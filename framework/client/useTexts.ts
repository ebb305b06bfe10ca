import { useLang } from '@rspress/core/runtime';
import { fillText } from '../../ui/fillText';

type Texts<Key extends string> = Record<Key, Record<string, string>>;

/** Like `useText`, for a component's own file: `i18n.json` is loaded with all pages. */
export function useTexts<Key extends string>(
  texts: Texts<Key>,
): (key: Key, params?: Record<string, string | number>) => string {
  const lang = useLang();
  return (key, params) => fillText(texts[key][lang]!, params);
}
