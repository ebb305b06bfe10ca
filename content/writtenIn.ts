import type { Locale } from '../site.config';

/** Fewer words may be names, which stay as they are in every language. */
const WORDS = 3;

/**
 * Tells whether a text is written in a language: Chinese has Han characters, English hardly any.
 *
 * @param locale Code of the language.
 * @param text Text without code.
 */
export function isWrittenIn(locale: Locale, text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  return locale === 'zh' ? han > 0 || words < WORDS : han <= words;
}
