import { describe, expect, it } from 'vitest';
import { parseRecords } from '../engine/parseRecords';
import { exportRecords } from './exportRecords';

const records = parseRecords(
  ['zh', 'en'].map((lang) => ({
    id: 'api/array/at',
    title: 'at',
    content: 'Text.',
    routePath: `/${lang}/at`,
    lang,
  })),
);

describe('records for search servers', () => {
  const files = exportRecords(records);
  const linesOf = (name: string) =>
    files[name]!.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('have ids of letters, digits and hyphens, one for each page and language', () => {
    expect(linesOf('records.jsonl').map(({ id }) => id)).toEqual([
      'zh-api-array-at',
      'en-api-array-at',
    ]);
  });

  it('follow an action each for OpenSearch', () => {
    const [action, document, ...rest] = linesOf('opensearch.bulk.ndjson');
    expect(action).toEqual({ index: { _index: 'pages', _id: 'zh-api-array-at' } });
    expect(document).toMatchObject({ title: 'at', lang: 'zh' });
    expect(rest).toHaveLength(2);
  });

  it('have every field that is searched', () => {
    const [record] = linesOf('records.jsonl');
    const { mappings } = JSON.parse(files['opensearch.json']!) as {
      mappings: { properties: object };
    };
    const { searchableAttributes } = JSON.parse(files['meilisearch.json']!) as {
      searchableAttributes: string[];
    };
    const { fields } = JSON.parse(files['typesense.json']!) as { fields: { name: string }[] };
    const named = [
      ...Object.keys(mappings.properties),
      ...searchableAttributes,
      ...fields.map(({ name }) => name),
    ];
    expect(named.filter((name) => !(name in record!))).toEqual([]);
  });
});
