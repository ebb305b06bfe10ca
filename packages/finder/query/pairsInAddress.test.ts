import { expect, it } from 'vitest';
import { readPairs, writePairs } from './pairsInAddress';

it('reads the pairs that it has written', () => {
  const pairs = [
    { input: '\'a-b\', "#&=%"', result: "'中 文'" },
    { input: '[1, 2]', result: '' },
  ];
  expect(readPairs(writePairs(pairs))).toEqual({ pairs, isWhole: true });
});

it.each([
  ')',
  '。',
  '%E3%80%82',
  '.',
  ' ',
  '&utm_source=x',
  '?fbclid=1',
  '"',
  '%3E',
  ']',
  '%0A',
  '_',
])('reads pairs with %j behind them', (rest) => {
  const pairs = [{ input: '[[1], "]]"]', result: "'中 文'" }];
  expect(readPairs(writePairs(pairs) + rest)).toEqual({ pairs, isWhole: true });
});

it.each([1, 3, 4, 20])('reads the pairs that are left where %i characters are missing', (count) => {
  const [first, second] = [
    { input: '1', result: '2' },
    { input: "'three'", result: "'四'" },
  ];
  const hash = writePairs([first, second]).slice(0, -count);
  const { pairs, isWhole } = readPairs(hash);
  expect(pairs[0]).toEqual(first);
  expect(isWhole).toBe(false);
});

it('escapes what could disguise code', () => {
  const { pairs } = readPairs(writePairs([{ input: "'a\u202Eb\u{E0041}'", result: '/\u2067/' }]));
  expect(pairs).toEqual([
    { input: String.raw`'a\u202Eb\uDB40\uDC41'`, result: String.raw`/\u2067/` },
  ]);
});

it('writes a link that ends with a letter', () => {
  expect(writePairs([{ input: '-', result: "(')" }])).toMatch(/[a-z]$/i);
});

it.each([' ', 'x'.repeat(501)])('writes no link to what none can have: %j', (input) => {
  expect(writePairs([{ input, result: '' }])).toBe('');
});

it('reads three pairs at most', () => {
  const pairs = Array.from({ length: 5 }, (_, index) => ({ input: `${index}`, result: '1' }));
  expect(readPairs(writePairs(pairs)).pairs).toHaveLength(3);
});

it.each(['', '#find-by-example', '#edit=0.AAAA', '#find='])('finds no link in %j', (hash) => {
  expect(readPairs(hash)).toEqual({ pairs: [], isWhole: true });
});

it.each([
  '#find=%',
  '#find={"a":1}',
  '#find=[["a"]]',
  '#find=[[1,2]]',
  `#find=[["${'x'.repeat(501)}","1"]]`,
])('reads none of %s', (hash) => {
  expect(readPairs(hash)).toEqual({ pairs: [], isWhole: false });
});
