import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cloneDeep } from '../common/cloneDeep';
import { isEqual } from './isEqual';

/** JSON without the key `__proto__`, which `cloneDeep` does not copy. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'));

const equalsItsCopy = (value: unknown) => isEqual(value, cloneDeep(value));

it('finds a deep copy of JSON equal', () => {
  fc.assert(fc.property(json, (value) => void expect(equalsItsCopy(value)).toBe(true)));
});

it('ignores the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(isEqual(value, reversed)).toBe(true);
    }),
  );
});

it('ignores the order of elements on request', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (value) => {
      expect(isEqual(value, value.toReversed(), false)).toBe(true);
    }),
  );
});

it('tells kinds and sizes apart, whichever value comes first', () => {
  const lists = [[], [1], new Set(), new Set([1]), new Map(), new Map([[1, 1]])];
  const values = [...lists, {}, { a: 1 }, new Date(5), 5, /a/, /a/g, new Uint8Array(1).buffer];
  for (const a of values) for (const b of values) expect(isEqual(a, b)).toBe(a === b);
});

it.each([
  ['keeps the order in arrays of arrays', [[1, 2]], [[2, 1]], undefined, false],
  ['loses the order in arrays below an object', [{ a: [[1, 2]] }], [{ a: [[2, 1]] }], true, true],
  [
    'keeps the order in arrays of a map',
    new Map([[1, [1, 2]]]),
    new Map([[1, [2, 1]]]),
    false,
    false,
  ],
  ['takes null for ordered', [1, 2], [2, 1], null, false],
  ['takes an empty object for unordered', [1, 2], [2, 1], {}, true],
  ['takes a hole for undefined', Array(1), [undefined], undefined, true],
  [
    'compares views by their own bytes',
    new Uint8Array([1]),
    new Uint8Array([0, 1]).subarray(1),
    undefined,
    true,
  ],
  [
    'compares data views by their bytes',
    new DataView(new ArrayBuffer(1)),
    new DataView(new ArrayBuffer(1)),
    undefined,
    true,
  ],
])('%s', (_, a, b, options, expected) => {
  expect(isEqual(a, b, options as boolean)).toBe(expected);
});

it('visits the keys of the first value only', () => {
  const hidden = Object.defineProperty({ stock: 2 }, 'price', { value: 5, enumerable: false });
  expect([isEqual({ price: 5 }, hidden), isEqual(hidden, { price: 5 })]).toEqual([true, false]);
});

it('finds two objects with the tag of a pattern equal, whatever they hold', () => {
  const tag = { [Symbol.toStringTag]: 'RegExp' };
  expect(isEqual({ ...tag, source: 'a' }, { ...tag, source: 'b' })).toBe(true);
});
