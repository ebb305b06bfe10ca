export interface SearchTocEntry {
  text: string;
  id: string;
  depth: number;
  /** Offset in `content` of the text below the heading. */
  charIndex: number;
}

export interface SearchRecord {
  /** Path within its language, the same in every language: `api/array/at`. */
  id: string;
  title: string;
  /** Plain text without headings and code. */
  content: string;
  toc: SearchTocEntry[];
  routePath: string;
  /** Empty for pages of this site. */
  domain: string;
  lang: string;
  version: string;
  description: string;
  /** In both languages, separated by commas. */
  keywords: string;
  /** Sidebar group, such as `String`. */
  category: string;
  /** Documented names other than the title. */
  names: string[];
  /** What readers ask and names in other languages and libraries, separated by commas. */
  related: string;
}
