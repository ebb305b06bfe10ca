import { foldText } from './tokenize';
import type { SearchRecord } from './searchRecord';

/** A query with two of these characters, as in `^1`, is treated as code. */
const CODE = /[\^$*+?()[\]{}|\\/=<>]/g;

const PIECE = 3;

/** From this length on, a query such as an error message is matched as a whole. */
const SENTENCE = 16;

/** Indexes pages by exact substrings of a query. */
export function createLiteralIndex(records: SearchRecord[]) {
  const headings = new Map<string, string[]>();
  const texts = records.map(({ id, keywords, content, toc }) => {
    for (const heading of new Set(toc.map(({ text }) => wordsOf(text)).filter(isPhrase))) {
      headings.set(heading, [...(headings.get(heading) ?? []), id]);
    }
    return { id, text: `${keywords}\n${content}`.toLowerCase() };
  });
  const pagesWith = (piece: string) =>
    texts.flatMap(({ id, text }) => (text.includes(piece) ? id : []));
  return {
    /**
     * Matches code such as `/^1[3-9]/` by trigrams, and a heading or a sentence as a whole. Returns the
     * share of the query that each page has, from 0 to 1; rare trigrams weigh more.
     */
    find: (query: string): Map<string, number> => {
      const literal = literalOf(query);
      const named = headings.get(wordsOf(query));
      if (isCode(query) && !named)
        return scoreTrigrams(piecesOf(literal!), pagesWith, texts.length);
      const holders = named ?? (literal ? pagesWith(literal) : []);
      return new Map(holders.map((id) => [id, 1 / holders.length]));
    },
  };
}

/** Headings are compared without case, accents and punctuation. */
const wordsOf = (text: string) => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** A shorter heading, such as `id` or `Bundle size`, says less than the names and keywords of pages. */
const isPhrase = (words: string) => /\S \S+ \S|\p{Script=Han}{5}/u.test(words);

/** The part of a query to match exactly: a pattern without its slashes, or a sentence. */
export function literalOf(query: string): string | undefined {
  const text = query.trim().toLowerCase();
  if (isCode(text)) return text.replace(/^\/|\/[a-z]*$/g, '');
  return text.length < SENTENCE ? undefined : text;
}

function isCode(query: string): boolean {
  return (query.match(CODE)?.length ?? 0) > 1;
}

function piecesOf(code: string): string[] {
  const starts = Array.from({ length: Math.max(1, code.length - PIECE + 1) }, (_, i) => i);
  return [...new Set(starts.map((start) => code.slice(start, start + PIECE)))].filter(Boolean);
}

function scoreTrigrams(pieces: string[], pagesWith: (piece: string) => string[], pages: number) {
  const shares = new Map<string, number>();
  const found = pieces.map(pagesWith);
  const worths = found.map((holders) => Math.log(1 + pages / (holders.length + 0.5)));
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  found.forEach((holders, i) => {
    for (const id of holders) shares.set(id, (shares.get(id) ?? 0) + worths[i]! / total);
  });
  return shares;
}
