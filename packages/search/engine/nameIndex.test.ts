import { expect, it } from 'vitest';
import { createNameIndex, readNameQuery, editDistance } from './nameIndex';
import { parseRecords } from './parseRecords';

const index = createNameIndex(
  parseRecords([
    { title: 'cloneDeep', content: '', routePath: '/cloneDeep' },
    { title: 'cloneDeepWith', content: '', routePath: '/cloneDeepWith' },
  ]),
);

const rate = (id: string, query: string) => index.rate(id, readNameQuery(query, []));

it('rates the name that was meant above one that is only near', () => {
  expect(rate('/cloneDeepWith', 'cloneDeepWhit')).toBeGreaterThan(0);
  expect(rate('/cloneDeep', 'cloneDeepWhit')).toBe(0);
  expect(rate('/cloneDeepWith', 'clone deep wiht')).toBeGreaterThan(0);
});

it('takes a name with more mistakes for another word', () => {
  expect(rate('/cloneDeepWith', 'clomeDepeWhit')).toBe(0);
  expect(rate('/cloneDeep', 'coned')).toBe(0);
});

it.each([
  ['unique', 'unique', 0],
  ['uniqe', 'unique', 1],
  ['uniquee', 'unique', 1],
  ['inique', 'unique', 1],
  ['nuique', 'unique', 1],
  ['sankecaes', 'snakecase', 2],
  ['', 'at', 2],
])('counts the edits from %j to %j: %i', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

it('stops where there are more than asked for', () => {
  expect(editDistance('trim', 'trimstart', 2)).toBeGreaterThan(2);
  expect(editDistance('abcdef', 'ghijkl', 2)).toBeGreaterThan(2);
});
