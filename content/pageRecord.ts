import type { CallForm } from './library/callForms';
import type { PageFacts } from './library/readFacts';
import type { StatedErrors } from './statedErrors';

/** Added to the record of a page whose examples were run. */
export interface VerifiedPage {
  /** Number of results that were run and found true. */
  checkedResults?: number;
}

/** Added to the record of an API page. */
export interface DocumentedPage {
  facts?: PageFacts | undefined;
  /** Label of its folder in the menus. */
  category?: string | undefined;
  callForms?: (Omit<CallForm, 'methods'> & {
    /** With a path within the language, or a `#hash` on the page. */
    methods: { name: string; link: string }[];
  })[];
}

/** Added to the record of a page whose sentences name what proves them. */
export interface ProvedPage {
  hasProofs?: boolean;
}

/** Of how many measured calls something is true; absent where none says anything about it. */
export interface ContractSummary {
  changes?: number | undefined;
  throws?: number | undefined;
  differs?: number | undefined;
  /** Where the page says that something throws, whether a measured call does or not. */
  statedErrors?: StatedErrors | undefined;
}

/** Added to the record of a page with a contract. */
export interface PageWithContract {
  contract?: ContractSummary;
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
