import { expect, it } from 'vitest';
import { CONFIRMED_FOR, isRecent } from './isRecent';

const NOW = 1_800_000_000_000;

it.each([
  ['now', NOW, true],
  ['just short of the limit', NOW - CONFIRMED_FOR + 1, true],
  ['at the limit', NOW - CONFIRMED_FOR, false],
  ['in the future', NOW + 1, false],
  ['that nobody has noted', 0, false],
  ['that cannot be read', NaN, false],
])('takes a time %s for what it is', (_, time, expected) => {
  expect(isRecent(time, NOW)).toBe(expected);
});
