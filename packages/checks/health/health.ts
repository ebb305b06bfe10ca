import type { Commit } from '@funtool-docs/content/git';
import type { SentenceCounts } from '../claims/sentences';

/** Path of the data from the root of the site, and of the badge for READMEs. */
export const HEALTH_PATH = '/health.json';
export const BADGE_PATH = '/health.svg';

/** The content of `health.json`. */
export interface Health extends Partial<Commit> {
  library: { name: string; version: string };
  languages: Record<string, { totals: Totals }>;
}

/** Totals of one language. */
export interface Totals {
  pages: number;
  /** Results that are stated in examples, and checked in every build. */
  results: number;
  /** Sentences that state how functions behave, and what proves them; where they are counted. */
  sentences: SentenceCounts;
  /** Calls measured on the documented release. */
  calls: number;
  /** Calls whose result was compared with the declared type, and those whose result does not fit. */
  types: { compared: number; wrong: number };
  /** Calls that lodash has as well, and those whose result is the same there. */
  same: { same: number; calls: number };
  /** Sections that no longer say the same in all languages. */
  outOfStep: number;
}
