import type { TermIndex } from './termIndex';

/** Finds terms of the pages that a typo most likely stands for. */
export function similarTerms(term: string, index: TermIndex): string[] {
  const swapped = transpositions(term).filter(index.has);
  if (swapped.length > 0) return swapped;
  for (let fuzzy = 1; fuzzy <= maxEditDistance(term); fuzzy++) {
    const hits = [...index.find(term, { fuzzy }).values()];
    if (hits.length > 0) return [...new Set(hits.flatMap(({ terms }) => terms))];
  }
  return [];
}

/** Most letters that may differ in a word. */
export function maxEditDistance({ length }: string): number {
  if (length > 5) return 2;
  return length > 3 ? 1 : 0;
}

/** Two swapped letters are the most common typo. */
function transpositions(term: string): string[] {
  return Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, i) => term.slice(0, i) + term[i + 1] + term[i] + term.slice(i + 2),
  );
}
