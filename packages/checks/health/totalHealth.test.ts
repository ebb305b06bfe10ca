import { expect, it } from 'vitest';
import type { PageHealth } from './health';
import { totalHealth } from './totalHealth';

const sentences = { factual: 4, executed: 3, 'not executed': 1, open: 0 };
const api: PageHealth = {
  results: 5,
  sentences,
  calls: 7,
  types: { compared: 6, wrong: 1 },
  same: { lodash: { same: 2, calls: 3 }, native: { same: 1, calls: 1 } },
  outOfStep: 1,
};
const guide: PageHealth = { results: 2, outOfStep: 0 };

it('adds what the pages of a language have', () => {
  expect(totalHealth([api, api, guide])).toEqual({
    pages: 3,
    results: 12,
    sentences: { factual: 8, executed: 6, 'not executed': 2, open: 0 },
    calls: 14,
    types: { compared: 12, wrong: 2 },
    same: { same: 4, calls: 6 },
    outOfStep: 2,
    bytes: undefined,
    barriers: undefined,
  });
});

it('finds the median and the largest size of the pages that were measured', () => {
  const sizes = [30, 10, 20].map((bytes) => ({ ...guide, bytes, barriers: 1 }));
  const { bytes, barriers } = totalHealth([...sizes, guide]);
  expect({ bytes, barriers }).toEqual({ bytes: { median: 20, largest: 30 }, barriers: 3 });
});
