import type { SearchRecord } from './searchRecord';
import { compactText } from './foldText';
import { splitIdentifier } from './tokenize';

/** Functions that are another one with something added, such as `trimEnd` of `trim`, and members. */
export interface Variants {
  /**
   * Tells how much sets a page apart that nobody asked for: the share of the words added to another name
   * that is not in the query, and 2 for an owner that is not.
   *
   * @param asked Terms of the query, and those that may stand in their place.
   */
  rateUnasked: (id: string, asked: Set<string>) => number;
  /**
   * Ranks names before longer ones that go on from them, while what is typed is the beginning of both.
   *
   * @param typed Letters and digits of the query.
   */
  liftBases: (pages: Map<string, { score: number }>, typed: string) => void;
}

/** What a reader who means a variant mentions. */
interface Mark {
  /** Words added to the other name. */
  addition: string[];
  /** Names of the owner, any of which will do; none for what is no member. */
  owner: string[];
}

/** What a member is taken to be who is not called by its owner. */
const OWNER = 2;

/** How far a name comes before those that go on from it. */
const AHEAD = 1.001;

/** Finds the variants among pages: their titles begin with another page's title. */
export function createVariants(records: SearchRecord[]): Variants {
  const marks = new Map(records.map((record) => [record.id, markOf(record, records)]));
  return {
    liftBases: (pages, typed) => {
      const begun = records
        .filter(({ id, title }) => pages.has(id) && isUnfinished(typed, title))
        .toSorted((a, b) => b.title.length - a.title.length);
      for (const variant of begun) {
        for (const base of begun.filter(({ title }) => isVariant(variant.title, title))) {
          const page = pages.get(base.id)!;
          page.score = Math.max(page.score, pages.get(variant.id)!.score * AHEAD);
        }
      }
    },
    rateUnasked: (id, asked) => {
      const mark = marks.get(id);
      if (!mark) return 0;
      const { addition, owner } = mark;
      const isOwned = owner.length > 0 && !owner.some((name) => asked.has(name));
      const unasked = addition.filter((word) => !asked.has(word));
      return unasked.length / addition.length + (isOwned ? OWNER : 0);
    },
  };
}

function markOf({ title }: SearchRecord, records: SearchRecord[]): Mark | undefined {
  const base = records.find((other) => isVariant(title, other.title));
  if (!base) return undefined;
  const names = [base.title.toLowerCase(), splitIdentifier(base.title).at(-1)!];
  return {
    addition: splitIdentifier(title.slice(base.title.length)),
    owner: title.includes('.') ? names : [],
  };
}

/** Whether what is typed is a part of a name that does not end with it. */
function isUnfinished(typed: string, title: string): boolean {
  const name = compactText(title);
  return typed !== '' && typed !== name && name.startsWith(typed);
}

/** `trimEnd` is a variant of `trim`, but `island` would not be one of `is`. */
function isVariant(title: string, base: string): boolean {
  return title.startsWith(base) && /^[A-Z.]/.test(title.slice(base.length));
}
