import type { Page } from '@funtool-docs/content/parsePage';
import type { Locale } from '../../site.config';

/** A sentence of a page that a declared type is not what one gets. */
export interface TypeClaim {
  line: number;
  /** A type that TypeScript gives a measured result. */
  says: string;
  /** That result. */
  gets: string;
}

/** Such a sentence up to each of its types; languages without one of their own use that of English. */
const SENTENCES: Partial<Record<Locale, [says: string, gets: string]>> = {
  en: ['the type is `', '`, but you get `'],
  zh: ['声明的类型是 `', '`，实际得到 `'],
};
const sentenceIn = (locale: Locale) => SENTENCES[locale] ?? SENTENCES.en!;

/** Writes the sentence of a claim in a language. */
export function writeClaim({ says, gets }: Omit<TypeClaim, 'line'>, locale: Locale): string {
  const [start, middle] = sentenceIn(locale);
  return `${start}${says}${middle}${gets}\``;
}

const claimIn = (locale: Locale) =>
  new RegExp(writeClaim({ says: '([^`]+)', gets: '([^`]+)' }, locale), 'g');

/** Tells whether a sentence says what type a result has, which the measured calls are compared with. */
export function isTypeClaim(text: string, locale: Locale): boolean {
  return claimIn(locale).test(text);
}

/** Lists the claims of a page; one that is not as `writeClaim` writes it has no types. */
export function readTypeClaims({ source, locale }: Pick<Page, 'source' | 'locale'>): TypeClaim[] {
  const [start] = sentenceIn(locale);
  return source.split('\n').flatMap((text, index) => {
    const found = [...text.matchAll(claimIn(locale))];
    return text
      .split(start)
      .slice(1)
      .map((_, place) => {
        const [, says = '', gets = ''] = found[place] ?? [];
        return { line: index + 1, says, gets };
      });
  });
}
