import type { SearchRecord } from './searchRecord';
import { splitIdentifier } from './tokenize';

/** Functions that are another one with something added, such as `trimEnd` of `trim`, and members. */
export interface Variants {
  /**
   * Counts what sets a page apart that nobody asked for: an addition to another name, an owner.
   *
   * @param asked Terms of the query, and those that may stand in their place.
   */
  countUnasked: (id: string, asked: Set<string>) => number;
}

/** Finds the variants among pages: their titles begin with another page's title. */
export function createVariants(records: SearchRecord[]): Variants {
  const marks = new Map(records.map((record) => [record.id, marksOf(record, records)]));
  return {
    countUnasked: (id, asked) =>
      marks.get(id)!.filter((words) => !words.some((word) => asked.has(word))).length,
  };
}

/** Groups of words; a reader who means the page uses one of each. */
function marksOf({ title }: SearchRecord, records: SearchRecord[]): string[][] {
  const base = records.find((other) => isVariant(title, other.title));
  if (!base) return [];
  const addition = splitIdentifier(title.slice(base.title.length));
  if (!title.includes('.')) return [addition];
  return [addition, [base.title.toLowerCase(), splitIdentifier(base.title).at(-1)!]];
}

/** `trimEnd` is a variant of `trim`, but `island` would not be one of `is`. */
function isVariant(title: string, base: string): boolean {
  return title.startsWith(base) && /^[A-Z.]/.test(title.slice(base.length));
}
