import type { Locale } from '../site.config';
import texts from '../theme/i18n.json';
import { fillText } from '../ui/fillText';

/**
 * Looks a text of the interface up, as the theme does.
 *
 * @param key Key in `i18n.json`.
 * @param locale Language wanted.
 * @param params Values for its places in double braces.
 */
export function translate(
  key: keyof typeof texts,
  locale: Locale,
  params?: Record<string, string>,
): string {
  return fillText(texts[key][locale], params);
}
