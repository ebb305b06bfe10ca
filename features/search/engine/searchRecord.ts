/** A heading of a page, and where its section begins in the page's plain text. */
export interface SearchTocEntry {
  text: string;
  id: string;
  depth: number;
  /** Offset in `content` at which the text below the heading begins. */
  charIndex: number;
}

/** What the index holds of a page (specification, section 3). */
export interface SearchRecord {
  /** Path of the page within its language, the same in every language: `api/array/at`. */
  id: string;
  title: string;
  /** Plain text of the page, without headings and without the code of examples. */
  content: string;
  toc: SearchTocEntry[];
  routePath: string;
  /** Always empty: all pages are on this site. */
  domain: string;
  lang: string;
  version: string;
  description: string;
  /** What readers call it, in both languages, divided by commas. */
  keywords: string;
  /** Group of the sidebar, such as `String`. */
  category: string;
  /** The first declaration on one line; empty where nothing is declared. */
  signature: string;
  /** Names that the page documents, where it is not just its title. */
  names: string[];
  /** What the other languages' pages add: their descriptions, and keywords that are not above. */
  related: string;
}
