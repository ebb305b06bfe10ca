import type { SearchRecord, SearchTocEntry } from './searchRecord';

type Fields = Record<string, unknown>;

/** An origin without a path, as in `https://example.com`. */
const DOMAIN = /^https?:\/\/[^/]/;

/**
 * Validates an index file or the hits of a remote search; drops invalid optional fields.
 *
 * @throws {TypeError} Unless it is a list of records with a title, a content and a route.
 */
export function parseRecords(json: unknown): SearchRecord[] {
  if (!Array.isArray(json)) throw new TypeError('A search index is a list of records');
  return json.map((record: unknown) => parseRecord(fieldsOf(record)));
}

function parseRecord(fields: Fields): SearchRecord {
  const { title, content, routePath, toc, names } = fields;
  if (!isText(title) || !isText(content) || !isText(routePath)) {
    throw new TypeError('A record of a search index has a title, a content and a routePath');
  }
  const domain = textOf(fields['domain']);
  return {
    id: textOf(fields['id']) || routePath,
    title,
    content,
    toc: listOf(toc).map(fieldsOf).filter(isTocEntry),
    routePath,
    domain: DOMAIN.test(domain) ? domain : '',
    lang: textOf(fields['lang']),
    version: textOf(fields['version']),
    description: textOf(fields['description']),
    keywords: textOf(fields['keywords']),
    category: textOf(fields['category']),
    names: listOf(names).filter(isText),
    related: textOf(fields['related']),
  };
}

function isTocEntry(fields: Fields): fields is Fields & SearchTocEntry {
  const { text, id, depth, charIndex } = fields;
  return isText(text) && isText(id) && isOffset(depth) && isOffset(charIndex);
}

function isOffset(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (isText(value) ? value : '');
