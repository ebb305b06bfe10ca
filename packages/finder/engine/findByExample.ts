import type { Candidate } from './candidates';
import type { Pair } from './pair';
import { rankFits } from './rankFits';
import { type Fit, tryCandidate } from './tryCandidate';

/**
 * Finds the candidates that give what every pair states, best first. Where arguments are missing at
 * the end, they are guessed.
 *
 * @param onTry Called with the name of each candidate before it runs.
 */
export function findByExample(
  pairs: Pair[],
  candidates: Candidate[],
  onTry?: (name: string) => void,
): Fit[] {
  const fits = candidates.flatMap((candidate) => {
    onTry?.(candidate.name);
    return tryCandidate(candidate, pairs) ?? [];
  });
  return rankFits(fits, pairs);
}
