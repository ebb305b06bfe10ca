import type { Locale } from '@funtool-docs/shared/texts';

/** Fewer words may be names, which are not translated. */
const WORDS = 3;

/** Tells whether a text without code is in a language: English has hardly any Han characters; of others nothing is known. */
export function isWrittenIn(locale: Locale, text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  if (locale === 'zh') return han > 0 || words < WORDS;
  return locale !== 'en' || han <= words;
}

/** East Asian scripts, punctuation and full-width forms. */
const WIDE = /[\u2e80-\uffef]/g;

/** Measures a text in columns, of which a Han character takes two. */
export function textWidth(text: string): number {
  return Array.from(text).length + (text.match(WIDE) ?? []).length;
}
