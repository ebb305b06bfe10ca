import type { Locale } from '../../../../site.config';
import type { SearchRecord, LexiconData } from '@funtool-docs/search/engine/searchRecord';

/** A page that the server can answer with. */
export interface ServerPage {
  /** Path within a language, the same in all: `guide/api/array/at`. */
  id: string;
  lang: Locale;
  title: string;
  /** Documented names. */
  names: string[];
  url: string;
  markdown: string;
}

/** The build puts this into the file of the server. */
export interface ServerData {
  site: string;
  pages: ServerPage[];
  records: SearchRecord[];
  lexicon: LexiconData;
  /** CommonJS for a thread that tries functions. */
  finder: string;
}
