import type { Locale } from '../../../../site.config';
import type { LexiconData } from '@funtool-docs/search/engine/lexicon';
import type { SearchRecord } from '@funtool-docs/search/engine/searchRecord';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

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

/** Text is large; higher qualities take seconds for a few per cent. */
const QUALITY = 6;

/** Packs bytes as a text that can stand in code. */
export function pack(data: Uint8Array | string): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(data, { params }).toString('base64');
}

/** Unpacks what `pack` gave. */
export function unpack(packed: string): Buffer<ArrayBuffer> {
  return brotliDecompressSync(Buffer.from(packed, 'base64')) as Buffer<ArrayBuffer>;
}
