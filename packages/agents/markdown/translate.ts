import type { Locale } from '../../../site.config';
import texts from '../../../theme/i18n.json';
import { textsIn } from '@funtool-docs/shared/fillText';

/**
 * Looks up a text of the interface, as the theme does.
 *
 * @param params Values for the placeholders in double braces.
 */
export function translate(
  key: keyof typeof texts,
  locale: Locale,
  params?: Record<string, string>,
): string {
  return textsIn(texts, locale)(key, params);
}
