import type { SearchRecord } from '../engine/searchRecord';

const INDEX = 'pages';

/** Fields that are searched, most important first. */
const SEARCHED = ['title', 'names', 'keywords', 'related', 'description', 'content'] as const;

/** Returns an id of what search servers accept: letters, digits, `-` and `_`. */
function idOf({ lang, version, id }: SearchRecord): string {
  return [lang, version, id]
    .filter(Boolean)
    .join('-')
    .replace(/[^\w-]+/g, '-');
}

/**
 * Writes the records of a site for search servers: one JSON object a line, with an `id` of its own, and
 * the definition of an index for each server. The forms follow the documentation of OpenSearch 3,
 * Meilisearch 1 and Typesense 30; none of the three was tried.
 *
 * @returns Texts by the name of a file.
 */
export function exportRecords(records: SearchRecord[]): Record<string, string> {
  const documents = records.map((record) => ({ ...record, id: idOf(record) }));
  const actions = documents.flatMap((document) => [
    { index: { _index: INDEX, _id: document.id } },
    document,
  ]);
  return {
    'records.jsonl': lines(documents),
    'opensearch.bulk.ndjson': lines(actions),
    'opensearch.json': json(openSearch()),
    'meilisearch.json': json(meilisearch()),
    'typesense.json': json(typesense()),
  };
}

/** For `PUT /pages`; its analyzer `cjk` needs no plugin. */
function openSearch(): object {
  const text = { type: 'text', analyzer: 'cjk' };
  const keyword = { type: 'keyword' };
  return {
    mappings: {
      dynamic: false,
      properties: {
        ...Object.fromEntries(SEARCHED.map((field) => [field, text])),
        lang: keyword,
        version: keyword,
      },
    },
  };
}

/** For `PATCH /indexes/pages/settings`; the primary key is `id`. */
function meilisearch(): object {
  return {
    searchableAttributes: SEARCHED,
    filterableAttributes: ['lang', 'version'],
    localizedAttributes: [{ attributePatterns: ['*'], locales: ['zho', 'eng'] }],
  };
}

/** For `POST /collections`; what it does not name is kept, but not searched. */
function typesense(): object {
  return {
    name: INDEX,
    fields: [
      ...SEARCHED.map((name) => ({
        name,
        type: name === 'names' ? 'string[]' : 'string',
        optional: true,
        ...(name === 'names' ? {} : { locale: 'zh' }),
      })),
      ...['lang', 'version'].map((name) => ({ name, type: 'string', facet: true })),
    ],
  };
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const lines = (values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
