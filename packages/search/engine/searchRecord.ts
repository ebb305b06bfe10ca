export interface LexiconData {
  synonyms: string[][];
  ignored: string[];
  /** Chinese words of the pages, separated by spaces. */
  words: string;
  /** Common Chinese characters, and those of the words, by each of their pinyin syllables. */
  syllables: Record<string, string>;
  /** Pairs of a traditional and a simplified character. */
  traditional: string;
}

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
