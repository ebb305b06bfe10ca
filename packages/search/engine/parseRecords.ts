import {
  readFields,
  readFitting,
  readInteger,
  readList,
  readMessage,
  readString,
} from '@funtool-docs/shared/readShape';
import type { SearchRecord, SearchTocEntry } from './searchRecord';

/** An origin without a path, as in `https://example.com`. */
const DOMAIN = /^https?:\/\/[^/]/;

const readAny = readString();
const readOffset = readInteger(0);

/**
 * Validates an index file or the hits of a remote search; drops invalid optional fields.
 *
 * @throws {TypeError} Unless it is a list of records with a title, a content and a route.
 */
export function parseRecords(json: unknown): SearchRecord[] {
  const records = readMessage(json, readList(Infinity, readRecord));
  if (records) return records;
  throw new TypeError(
    'A search index is a list of records with a title, a content and a routePath',
  );
}

/** A record as a file of an index has it: text stands below its heading, which takes 4 % fewer bytes than offsets. */
export type PackedRecord = Omit<SearchRecord, 'toc'> & {
  toc: [text: string, id: string, depth: number, below: string][];
};

/** Packs a record for a file of an index. */
export function packRecord({ content, toc, ...record }: SearchRecord): PackedRecord {
  const below = toc.map(({ text, id, depth, charIndex }, i): PackedRecord['toc'][number] => [
    text,
    id,
    depth,
    content.slice(charIndex, toc[i + 1]?.charIndex),
  ]);
  return { ...record, content: content.slice(0, toc[0]?.charIndex), toc: below };
}

/** Undoes `packRecord`. */
export function unpackRecord({ toc = [], ...record }: PackedRecord): SearchRecord {
  let { content } = record;
  const entries = toc.map(([text, id, depth, below]): SearchTocEntry => {
    const charIndex = content.length;
    content += below;
    return { text, id, depth, charIndex };
  });
  return { ...record, content, toc: entries };
}

function readRecord(record: unknown): SearchRecord {
  const fields = readFields(record);
  const text = (name: string) => readMessage(fields[name], readAny) ?? '';
  const routePath = readAny(fields['routePath']);
  const domain = text('domain');
  return {
    id: text('id') || routePath,
    title: readAny(fields['title']),
    content: readAny(fields['content']),
    toc: readFitting(fields['toc'], readTocEntry),
    routePath,
    domain: DOMAIN.test(domain) ? domain : '',
    lang: text('lang'),
    version: text('version'),
    description: text('description'),
    keywords: text('keywords'),
    category: text('category'),
    names: readFitting(fields['names'], readAny),
    related: text('related'),
  };
}

function readTocEntry(entry: unknown): SearchTocEntry {
  const { text, id, depth, charIndex } = readFields(entry);
  return {
    text: readAny(text),
    id: readAny(id),
    depth: readOffset(depth),
    charIndex: readOffset(charIndex),
  };
}
