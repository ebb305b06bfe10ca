import type { PageFacts } from './library/readFacts';

/** Added to the record of a page whose examples were run. */
export interface VerifiedPage {
  /** Number of results that were run and found true. */
  checkedResults?: number;
}

/** Added to the record of an API page. */
export interface DocumentedPage {
  facts?: PageFacts | undefined;
}

export interface PageWithMarkdown {
  hasMarkdown?: boolean;
}

export interface DatedPage {
  /** Time of the last commit, in ISO 8601. */
  lastUpdatedTime?: string;
  /** Its day, in the language of the page. */
  lastUpdatedDate?: string;
}

export interface SiteFigures {
  /** Documented exports of the library. */
  functions: number;
  /** Pages in one language. */
  pages: number;
  /** Checked results in one language. */
  results: number;
}

declare global {
  /** Replaced by the build (`features/verification/siteFigures.ts`). */
  const SITE_FIGURES: SiteFigures;
}
