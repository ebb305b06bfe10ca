import type { SearchRecord } from './searchRecord';
import { compactText, splitIdentifier } from './tokenize';

interface Variant {
  addition: string[];
  /** Names of the owner, any of which will do; none if it is no member. */
  owner: string[];
}

const OWNER_PENALTY = 2;

/** Factor by which a base ranks before its variants. */
const BASE_FACTOR = 1.001;

/**
 * Finds the pages whose titles begin with another page's title: functions that extend another one, as
 * `trimEnd` extends `trim`, and members of objects.
 */
export function createVariants(records: SearchRecord[]) {
  const variants = new Map(records.map((record) => [record.id, variantOf(record, records)]));
  const titles = records.map(({ id, title }) => ({ id, title, name: compactText(title) }));
  return {
    /** Ranks a name before longer ones that begin with it, while `typed` is a prefix of both. */
    rankBasesFirst: (pages: Map<string, { score: number }>, typed: string): void => {
      const begun = titles
        .filter(({ id, name }) => pages.has(id) && isUnfinished(typed, name))
        .toSorted((a, b) => b.title.length - a.title.length);
      for (const variant of begun) {
        for (const base of begun.filter(({ title }) => isVariant(variant.title, title))) {
          const page = pages.get(base.id)!;
          page.score = Math.max(page.score, pages.get(variant.id)!.score * BASE_FACTOR);
        }
      }
    },
    /**
     * Returns the share of the words added to the base name that the query lacks, plus 2 for a missing owner.
     *
     * @param asked Terms of the query with their synonyms.
     */
    rateUnasked: (id: string, asked: Set<string>): number => {
      const added = variants.get(id);
      if (!added) return 0;
      const { addition, owner } = added;
      const isOwned = owner.length > 0 && !owner.some((name) => asked.has(name));
      const unasked = addition.filter((word) => !asked.has(word));
      return unasked.length / addition.length + (isOwned ? OWNER_PENALTY : 0);
    },
  };
}

function variantOf({ title }: SearchRecord, records: SearchRecord[]): Variant | undefined {
  const base = records.find((other) => isVariant(title, other.title));
  if (!base) return undefined;
  const names = [base.title.toLowerCase(), splitIdentifier(base.title).at(-1)!];
  return {
    addition: splitIdentifier(title.slice(base.title.length)),
    owner: title.includes('.') ? names : [],
  };
}

function isUnfinished(typed: string, name: string): boolean {
  return typed !== '' && typed !== name && name.startsWith(typed);
}

/** `trimEnd` is a variant of `trim`, but `island` would not be one of `is`. */
function isVariant(title: string, base: string): boolean {
  return title.startsWith(base) && /^[A-Z.]/.test(title.slice(base.length));
}
