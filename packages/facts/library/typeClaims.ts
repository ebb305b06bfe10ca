import type { Page } from '@funtool-docs/content/parsePage';
import type { Locale } from '../../../site.config';

/** A sentence of a page that a declared type is not what one gets. */
export interface TypeClaim {
  line: number;
  /** A type that TypeScript gives a measured result. */
  says: string;
  /** That result. */
  gets: string;
}

/** Match the beginning of such a sentence, and the whole of it, in each language. */
const SENTENCES: Record<Locale, { start: RegExp; whole: RegExp }> = {
  en: {
    start: /TypeScript declares `/,
    whole: /TypeScript declares `([^`]+)`, but you get `([^`]+)`/,
  },
  zh: { start: /声明的类型是 `/, whole: /声明的类型是 `([^`]+)`，实际得到 `([^`]+)`/ },
};

/** Writes the sentence of a claim in a language. */
export function writeClaim({ says, gets }: Omit<TypeClaim, 'line'>, locale: Locale): string {
  return {
    en: `TypeScript declares \`${says}\`, but you get \`${gets}\``,
    zh: `声明的类型是 \`${says}\`，实际得到 \`${gets}\``,
  }[locale];
}

/** Tells whether a sentence says what TypeScript declares, which the measured calls are compared with. */
export function isTypeClaim(text: string, locale: Locale): boolean {
  return SENTENCES[locale].whole.test(text);
}

/** Lists the claims of a page; one that is not as `writeClaim` writes it has no types. */
export function readTypeClaims({ source, locale }: Pick<Page, 'source' | 'locale'>): TypeClaim[] {
  const { start, whole } = SENTENCES[locale];
  return source.split('\n').flatMap((text, index) => {
    const sentences = text.match(new RegExp(start, 'g')) ?? [];
    const found = [...text.matchAll(new RegExp(whole, 'g'))];
    return sentences.map((_, place) => {
      const [, says = '', gets = ''] = found[place] ?? [];
      return { line: index + 1, says, gets };
    });
  });
}
