import { expect, it } from 'vitest';
import { createNameIndex, readNameQuery } from './nameIndex';
import { parseRecords } from './parseRecords';

const index = createNameIndex();
for (const record of parseRecords([
  { title: 'cloneDeep', content: '', routePath: '/cloneDeep' },
  { title: 'cloneDeepWith', content: '', routePath: '/cloneDeepWith' },
])) {
  index.add(record);
}

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
