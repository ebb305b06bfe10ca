import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import { measureReturns } from './measureReturns';

const root = path.resolve(import.meta.dirname, '../..');
// The first program parses the library and the DOM's types, which may take a busy machine longer.
vi.setConfig({ testTimeout: 60_000 });

/** Compares a result with its declared type, as if it had been measured. */
function measure(name: string, call: MeasuredCall) {
  const page = { name, exports: [path.basename(name)], calls: [call] };
  return measureReturns(root, [page])[name]!;
}

it('finds a result that does not fit the declared type', () => {
  expect(measure('type/isPromise', { call: 'isPromise(null)', result: 'null' })).toEqual({
    compared: 1,
    wrong: [{ call: 'isPromise(null)', says: 'boolean', gets: 'null' }],
  });
});

it('finds one that needs statements before it', () => {
  const call = { setup: 'const list = [1, 2];', call: 'at(list, 0)', result: '"1"' };
  expect(measure('array/at', call).wrong).toHaveLength(1);
});

it.each([
  ['a tuple', 'function/awaitTo', { call: 'await awaitTo(42)', result: '[null, 42]' }],
  ['a union of literals', 'object/keys', { call: 'keys({ a: 1 })', result: '["a"]' }],
  ['an empty array', 'array/unique', { call: 'unique([])', result: '[]' }],
  [
    'an unknown property',
    'object/pick',
    { call: 'pick({ a: 1, b: 2 } as { a: number }, ["a"])', result: '{ a: 1, b: 2 }' },
  ],
  ['an optional property', 'object/omitBy', { call: 'omitBy({ a: 1 }, () => true)', result: '{}' }],
  ['a class instance', 'common/clone', { call: 'clone(new Date(0))', result: 'new Date(0)' }],
  ['the type of a global', 'array/at', { call: 'JSON.stringify(at([1], 2))', result: 'undefined' }],
  ['a call that TypeScript refuses', 'array/at', { call: 'at("ab", 0)', result: '"a"' }],
])('does not report %s', (_, name, call) => {
  expect(measure(name, call).wrong).toEqual([]);
});
