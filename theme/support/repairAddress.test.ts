import { expect, it } from 'vitest';
import { repairEscapes } from './repairAddress';

it.each([
  ['/funtool/guide/api/array/at', 2, '/funtool/guide/api/array/at'],
  ['/funtool/%61rray', 2, '/funtool/%61rray'],
  ['/funtool/%zz', 1, '/funtool/％zz'],
  ['/funtool/%E0%A4%A', 2, '/funtool/％E0％A4％A'],
  ['/funtool/100%25', 1, '/funtool/100%25'],
  ['/funtool/100%25', 2, '/funtool/100％25'],
  ['#100%', 1, '#100％'],
  ['', 1, ''],
])('makes %s decodable %i times as %s', (text, decodings, expected) => {
  expect(repairEscapes(text, decodings)).toBe(expected);
});
