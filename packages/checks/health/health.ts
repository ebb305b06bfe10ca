import type { PageDifferences } from '@funtool-docs/facts/differences/differences';
import type { Commit } from '@funtool-docs/content/git';
import type { SentenceCounts } from '../claims/sentences';

/** Path of the data from the root of the site, and of the badge for READMEs. */
export const HEALTH_PATH = '/health.json';
export const BADGE_PATH = '/health.svg';

/** Relative to the repository root; written by `npm run bench -- health`. */
export const MEASURED = 'docs/measured.json';

/** Figures of one page in one language. */
export interface PageHealth {
  /** Results that are stated in examples, and checked in every build. */
  results: number;
  /** Sentences that state how functions behave, and what proves them; where they are counted. */
  sentences?: SentenceCounts;
  /** Calls measured on the documented release; on API pages. */
  calls?: number;
  /** Calls whose result was compared with the declared type, and those whose result does not fit. */
  types?: { compared: number; wrong: number };
  /** Calls that give the same in other libraries and natively. */
  same?: PageDifferences['counts'];
  /** Sections that no longer say the same in all languages. */
  outOfStep: number;
  /** Measured by a browser; absent until then. */
  bytes?: number;
  barriers?: number;
}

/** Figures that a browser measured on the built pages: the content of `docs/measured.json`. */
export interface Measured extends Partial<Commit> {
  /** Version of axe-core, which looks for barriers. */
  axe: string;
  /** By language and path within it: size of the document in bytes (Brotli), and number of barriers. */
  pages: Record<string, Record<string, { bytes: number; barriers: number }>>;
}

/** The content of `health.json`. */
export interface Health extends Partial<Commit> {
  library: { name: string; version: string };
  measured: Omit<Measured, 'pages'>;
  languages: Record<string, { totals: Totals; pages: Record<string, PageHealth> }>;
}

/** Totals of one language. */
export interface Totals {
  pages: number;
  results: number;
  sentences: SentenceCounts;
  calls: number;
  types: { compared: number; wrong: number };
  same: { same: number; calls: number };
  outOfStep: number;
  /** Median and largest size of the pages that were measured. */
  bytes: { median: number; largest: number } | undefined;
  barriers: number | undefined;
}
