/** What the build adds to the record of a page whose examples it ran. */
export interface VerifiedPage {
  /** How many results on the page were run and found true. */
  checkedResults?: number;
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
  /** Replaced by the build (`plugins/siteFigures.ts`). */
  const SITE_FIGURES: SiteFigures;
}
