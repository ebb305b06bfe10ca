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
