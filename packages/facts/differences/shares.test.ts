import { expect, it } from 'vitest';
import { listShares, packShares } from './shares';

const COUNTS = { lodash: { same: 13, calls: 24 }, native: { same: 9, calls: 20 } };

it('lists the counts that were packed, by the names of what was compared with', () => {
  expect(listShares(packShares(COUNTS), '原生写法')).toBe('lodash 13/24 · 原生写法 9/20');
});

it('packs counts into a few characters', () => {
  expect(packShares(COUNTS)).toBe('13/24,,9/20');
});
