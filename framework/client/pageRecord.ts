import type { ExportSize } from '../../ui/formatSize';

/** What the build adds to the record of a page whose examples it ran. */
export interface VerifiedPage {
  /** How many results on the page were run and found true. */
  checkedResults?: number;
}

/** What is computed about the exports that an API page documents. */
export interface PageFacts {
  /** Names to import. */
  imports: string[];
  /** Category to import them from. */
  category: string;
  /** Group of the overview that lists the page. */
  group: string;
  /** Where it runs. */
  environment: 'any' | 'browser' | 'Node';
  /** What every call returns in Node.js, as a literal, where that is always the same. */
  inNode?: string | undefined;
  /** First release that exports all of it. */
  since: string;
  /** What importing each of the names alone adds to a bundle, by the entry it is imported from. */
  sizes: { fromCategory: ExportSize; fromRoot: ExportSize }[];
  /** Minified bytes that the root entry always brings along; `undefined` where a page is about just these. */
  rulesSize: number | undefined;
  /** Links to the source of the documented release. */
  sources: { label: string; url: string }[];
  /** Calls measured on the documented release that the library here agrees with. */
  measuredCalls: number;
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
