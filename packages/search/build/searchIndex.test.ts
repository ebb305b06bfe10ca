import { expect, it } from 'vitest';
import type { SearchRecord } from '../engine/searchRecord';
import { emitIndexes, searchIndex } from './searchIndex';

it('has Rspress read no page for search, unless a service answers', () => {
  const { config } = searchIndex();
  const change = (search: object) =>
    config!({ search }, { addPlugin() {}, removePlugin() {} }, true);
  const service = { mode: 'remote', apiUrl: 'https://search.example.com/' };
  expect(change({})).toEqual({ search: false });
  expect(change(service)).toEqual({ search: service });
});

it('emits an index for each version and language, whose addresses readers can follow', async () => {
  const emitted: Record<string, SearchRecord[]> = {};
  const emit = async (file: string, make: () => unknown) => {
    emitted[file] = JSON.parse(String(await make()));
    return `/${file}`;
  };
  const versions = { default: 'v2', versions: ['v1', 'v2'] };
  const paths = await emitIndexes('tests/fixtures/versions', emit, versions);
  expect(paths['v1.en']).toEqual({
    names: '/static/search_names.v1.en.[hash].json',
    index: '/static/search_index.v1.en.[hash].json',
  });
  const found = Object.fromEntries(
    Object.entries(emitted).map(([file, records]) => [
      file.split('.').slice(1, -2).join(' '),
      records.map(({ title, routePath }) => [title, routePath]),
    ]),
  );
  expect(found).toEqual({
    'v1 zh': [['指南 v1', '/v1/guide/both']],
    'v1 en': [['Guide v1', '/v1/en/guide/both']],
    'v2 zh': [
      ['指南 v2', '/guide/both'],
      ['更多 v2', '/guide/newer'],
    ],
    'v2 en': [
      ['Guide v2', '/en/guide/both'],
      ['More v2', '/en/guide/newer'],
    ],
  });
});
