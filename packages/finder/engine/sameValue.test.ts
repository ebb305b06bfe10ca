import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspectValue } from '@funtool-docs/runner/evaluator/inspectValue';
import { sameValue } from './sameValue';

const leaf = fc.oneof(
  fc.integer({ min: -1, max: 1 }),
  fc.constantFrom<unknown>(-0, NaN, 1n, 'a', '', true, null, undefined, new Date(0), /a/, /a/g),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 2 }, leaf, tie('list'), tie('set'), tie('map'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 2 }),
  set: fc.array(leaf, { maxLength: 2 }).map((members) => new Set(members)),
  map: fc.array(fc.tuple(leaf, tie('any')), { maxLength: 2 }).map((entries) => new Map(entries)),
  object: fc.dictionary(fc.constantFrom('a', 'b'), tie('any'), { noNullPrototype: true }),
})).any;

it('agrees with how results of examples are compared', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameValue(a, b)).toBe(inspectValue(a) === inspectValue(b));
    }),
    { numRuns: 2000 },
  );
});

it('tells a hole from undefined', () => {
  // oxlint-disable-next-line no-sparse-arrays -- the case at hand
  expect(sameValue([1, , 3], [1, undefined, 3])).toBe(false);
});

it('leaves the order of keys out of account', () => {
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
});
