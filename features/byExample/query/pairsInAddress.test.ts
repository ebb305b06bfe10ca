import { expect, it } from 'vitest';
import { readPairs, writePairs } from './pairsInAddress';

it('reads the pairs that it has written', () => {
  const pairs = [
    { input: '\'a-b\', "#&=%"', result: "'中 文'" },
    { input: '[1, 2]', result: '' },
  ];
  expect(readPairs(writePairs(pairs))).toEqual(pairs);
});

it('leaves an address without pairs as short as it is', () => {
  expect(writePairs([{ input: ' ', result: '' }])).toBe('');
});

it('reads three pairs at most', () => {
  const pairs = Array.from({ length: 5 }, (_, index) => ({ input: `${index}`, result: '1' }));
  expect(readPairs(writePairs(pairs))).toHaveLength(3);
});

it.each([
  '#find-by-example',
  '#find=',
  '#find=%',
  '#find={"a":1}',
  '#find=[["a"]]',
  '#find=[[1,2]]',
  `#find=[["${'x'.repeat(501)}","1"]]`,
])('reads none of %s', (hash) => {
  expect(readPairs(hash)).toEqual([]);
});
