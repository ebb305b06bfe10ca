import type { PageFacts } from './library/readFacts';

/** What the build adds to the record of a page whose examples it ran. */
export interface VerifiedPage {
  /** How many results on the page were run and found true. */
  checkedResults?: number;
}

/** What the build adds to the record of an API page. */
export interface DocumentedPage {
  facts?: PageFacts | undefined;
}

/** What the build adds to the record of a page that it also writes as Markdown. */
export interface PageWithMarkdown {
  hasMarkdown?: boolean;
}

/** What the build adds to the record of a page that is committed. */
export interface DatedPage {
  /** When it was last committed, in ISO 8601. */
  lastUpdatedTime?: string;
  /** The day of that in the language of the page. */
  lastUpdatedDate?: string;
}

/** Counts of the whole site, made at build time. */
export interface SiteFigures {
  /** Documented exports of the library. */
  functions: number;
  /** Pages in one language. */
  pages: number;
  /** Stated results that are run and compared, in one language. */
  results: number;
}

declare global {
  /** Replaced by the build (`features/verification/siteFigures.ts`). */
  const SITE_FIGURES: SiteFigures;
}
