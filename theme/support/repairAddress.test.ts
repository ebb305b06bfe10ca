import { expect, it } from 'vitest';
import { repairEscapes } from './repairAddress';

it.each([
  ['/funtool/guide/api/array/at', '/funtool/guide/api/array/at'],
  ['/funtool/%61rray', '/funtool/%61rray'],
  ['/funtool/%zz', '/funtool/%25zz'],
  ['/funtool/%E0%A4%A', '/funtool/%25E0%25A4%25A'],
  ['#100%', '#100%25'],
  ['', ''],
])('makes %s decodable as %s', (text, expected) => {
  expect(repairEscapes(text)).toBe(expected);
  expect(() => decodeURIComponent(repairEscapes(text))).not.toThrow();
});
