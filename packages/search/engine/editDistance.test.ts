import { expect, it } from 'vitest';
import { editDistance } from './editDistance';

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
