import type { FinderResult } from '../engine/answer';
import type { Pair } from '../engine/pair';

/** A request of the page to the sandbox. */
export interface FindRequest {
  id: number;
  pairs: Pair[];
  /** Names of candidates that have hung before, and are not tried. */
  leftOut: string[];
  /** True to say which candidate is about to run: after one has hung, to find out which. */
  isTraced: boolean;
}

/** A message of the sandbox: it is ready, a candidate is about to run, or the answer. */
export type FindMessage =
  { ready: true } | { id: number; trying: string } | { id: number; answer: FinderResult };
