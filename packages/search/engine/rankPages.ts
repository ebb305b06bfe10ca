import type { Alternative, Slot } from './slot';
import type { TermIndex } from './termIndex';

export interface RankedPage {
  score: number;
  terms: Map<string, number>;
  /** How much of what was asked the page has, from 0 to 1; rare words weigh more. */
  share: number;
}

/** Exponent that penalises missing words. */
const MISSING_EXPONENT = 2;

/** Worth of a word that few pages have, relative to the best score of one. */
const RARE = 8;

/** A word that no page has counts like one that half a page has. */
const UNKNOWN = 0.5;

type Ranks = Map<string, Pick<RankedPage, 'score' | 'terms'>>;

/** Scores pages by the best alternative of each query word; missing words cost much. */
export function rankPages(slots: Slot[], index: TermIndex): Map<string, RankedPage> {
  const found = slots.map((slot) => rankSlot(slot, index));
  const worths = found.map((ranks, i) => weighSlot(slots[i]!, ranks, index));
  const total = sum(worths);
  const certainties = slots.map(({ certainty = 1 }) => certainty);
  const rarities = found.map(({ size }, i) =>
    Math.log(1 + index.size / (size > 0 && certainties[i] === 1 ? size : UNKNOWN)),
  );
  const rarity = sum(rarities);
  const pages = new Map<string, RankedPage>();
  for (const id of new Set(found.flatMap((ranks) => [...ranks.keys()]))) {
    const matched = found.map((ranks) => ranks.get(id));
    const covered = sum(worths.filter((_, i) => matched[i])) / total;
    const score = sum(matched.map((rank) => rank?.score ?? 0)) * covered ** MISSING_EXPONENT;
    const known = rarities.map((one, i) => (matched[i] ? one * certainties[i]! : 0));
    const terms = new Map(matched.flatMap((rank) => [...(rank?.terms ?? [])]));
    pages.set(id, { score, terms, share: sum(known) / rarity });
  }
  return pages;
}

/**
 * Scales the scores of a word to what it tells: a name, such as `find`, would else outweigh a rarer
 * word beside it that only stands in a text.
 *
 * @returns The score of the best page.
 */
function weighSlot({ alternatives }: Slot, ranks: Ranks, index: TermIndex): number {
  const scores = Array.from(ranks.values(), ({ score }) => score);
  const best = Math.max(0, ...scores);
  if (best === 0) return 0;
  const holders = sum(scores) / best;
  const rarity = Math.log(1 + index.size / holders);
  const sureness = Math.max(...alternatives.map(({ weight }) => weight));
  const worth = Math.sqrt(best * RARE * rarity * sureness);
  for (const rank of ranks.values()) rank.score *= worth / best;
  return worth;
}

function rankSlot({ alternatives }: Slot, index: TermIndex): Ranks {
  const best: Ranks = new Map();
  for (const alternative of alternatives) {
    for (const [id, page] of rankAlternative(alternative, index)) {
      if (page.score > (best.get(id)?.score ?? 0)) best.set(id, page);
    }
  }
  return best;
}

function rankAlternative({ terms, weight, ...matching }: Alternative, index: TermIndex): Ranks {
  const ranks: Ranks = new Map();
  for (const term of terms) {
    for (const [id, hit] of index.find(term, matching)) {
      const rank = ranks.get(id) ?? { score: 0, terms: new Map<string, number>() };
      rank.score += (weight * hit.score) / terms.length;
      for (const found of hit.terms) rank.terms.set(found, hit.score);
      ranks.set(id, rank);
    }
  }
  return ranks;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
