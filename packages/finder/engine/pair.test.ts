import { expect, it } from 'vitest';
import { hasArrow } from './pair';

it.each([
  ["'a-b' => 'aB'", true],
  ['1→2', true],
  ['1 ＝＞ 2', true],
  ['1 =＞ 2', true],
  ['1 -> 2', true],
  ['=>', false],
  ['array =>', false],
  ['=> 1', false],
])('tells whether %s has both sides of an arrow', (text, has) => {
  expect(hasArrow(text)).toBe(has);
});
