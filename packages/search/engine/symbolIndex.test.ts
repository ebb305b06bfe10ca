import { expect, it } from 'vitest';
import { readSymbols } from './symbolIndex';

it.each([
  ['?.', ['?.'], []],
  ['－０', ['－０'], []],
  ['−1', ['−1'], []],
  ['2 ** 53', ['2 ** 53'], []],
  ['-Infinity', ['-Infinity'], []],
  ['1e-7', ['1e-7'], []],
  ['\\d', ['\\d'], []],
  ['/g', ['/g'], []],
  ['，', ['，'], []],
  ['at -1', ['-1'], ['at']],
  ['数组 ...', ['...'], ['数组']],
  ['42', [], ['42']],
  ['1.5', ['1.5'], []],
  ['lodash 4.17', [], ['lodash', '4.17']],
  ['2 3', [], ['2', '3']],
  ['e-mail', [], ['e-mail']],
  ['add 3, (in it)', [], ['add', '3,', '(in', 'it)']],
  ['is it?', [], ['is', 'it?']],
  ['', [], ['']],
])('reads the symbols of %j', (query, symbols, words) => {
  expect(readSymbols(query)).toEqual({ symbols, words });
});
