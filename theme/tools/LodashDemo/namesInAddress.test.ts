import { expect, it } from 'vitest';
import { readLinkedNames, writeNames } from './namesInAddress';

it('reads the names that it has written', () => {
  expect(readLinkedNames(writeNames(['merge', 'isEqual']))).toEqual({
    names: ['merge', 'isEqual'],
    isWhole: true,
  });
});

it.each([
  ')',
  '。',
  '%E3%80%82',
  '.',
  ' ',
  '%20',
  '&utm_source=x',
  '?fbclid=1',
  '"',
  '>',
  '_',
  '%0A',
])('reads names with %j behind them', (rest) => {
  expect(readLinkedNames(`#lodash=merge,isEqual${rest}`)).toEqual({
    names: ['merge', 'isEqual'],
    isWhole: true,
  });
});

it.each(['#lodash=merge%2CisEqual', '#lodash=merge,%20isEqual', '#lodash=merge,isEqual,merge'])(
  'reads the names of %s',
  (hash) => expect(readLinkedNames(hash).names).toEqual(['merge', 'isEqual']),
);

it('writes a link that ends with a letter or a digit', () => {
  expect(writeNames(['merge', 'without_'])).toBe('#lodash=merge,without');
});

it('leaves an address without names as short as it is', () => {
  expect(writeNames([])).toBe('');
});

it.each(['', '#try-it', '#lodash=', '#edit=merge'])('finds no link in %j', (hash) => {
  expect(readLinkedNames(hash)).toEqual({ names: [], isWhole: true });
});

it.each(['#lodash=<b>,%20', '#lodash=%', '#lodash=%E4%BD'])('reads none of %s', (hash) => {
  expect(readLinkedNames(hash)).toEqual({ names: [], isWhole: false });
});
