import { type Arbitrary, constantFrom, double, integer, oneof } from 'fast-check';

/** Positions in short texts and lists, and some beyond them. */
export const integers: Arbitrary<number> = integer({ min: -5, max: 12 });

/** Lengths and repetitions. */
export const counts: Arbitrary<number> = integer({ min: 0, max: 20 });

const hundredths = integer({ min: -2000, max: 2000 }).map((count) => count / 100);

const known = constantFrom(
  -0,
  NaN,
  Infinity,
  -Infinity,
  0.1,
  0.2,
  1.005,
  1e21,
  1e-7,
  2 ** 53,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
);

/** Whole numbers first, then fractions that binary numbers cannot hold, then the limits. */
export const numbers: Arbitrary<number> = oneof(
  { withCrossShrink: true },
  { arbitrary: integers, weight: 4 },
  { arbitrary: hundredths, weight: 3 },
  { arbitrary: known, weight: 2 },
  { arbitrary: integer(), weight: 1 },
  { arbitrary: double(), weight: 1 },
);
