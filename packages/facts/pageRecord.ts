import type { CallForm } from './library/callForms';
import type { LibraryFacts } from './library/readFacts';
import type { StatedErrors } from '@funtool-docs/content/statedErrors';

/**
 * Our build knows this of a page besides Rspress: fields of `usePage().page`. Each has one writer: a
 * remark plugin (`packages/islands/build/pageMeta.ts`), or for dates the hook `extendPageData`.
 */
export interface PageRecord {
  /** On API pages. */
  facts?: LibraryFacts | undefined;
  /** Label of its folder in the menus, on API pages. */
  category?: string | undefined;
  /** On API pages. */
  callForms?: (Omit<CallForm, 'methods'> & {
    /** With a path within the language, or a `#hash` on the page. */
    methods: { name: string; link: string }[];
  })[];
  /** On API pages with measured calls. */
  contract?: ContractSummary;
  /** Number of results that were run and found true. */
  checkedResults?: number;
  /** True if a sentence names what proves it. */
  hasProofs?: boolean;
  /** True if the build writes the page as Markdown, too. */
  hasMarkdown?: boolean;
  /** Time of the last commit, in ISO 8601. */
  lastUpdatedTime?: string;
  /** Its day, in the language of the page. */
  lastUpdatedDate?: string;
}

/** Of how many measured calls something is true; absent where none says anything about it. */
export interface ContractSummary {
  changes?: number | undefined;
  throws?: number | undefined;
  differs?: number | undefined;
  /** The part of the page that says that something throws, whether a measured call does or not. */
  statedErrors?: StatedErrors | undefined;
}

declare module '@rspress/shared' {
  interface PageIndexInfo extends PageRecord {}
}
