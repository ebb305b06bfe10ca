import {
  documentedLibrary,
  type LibraryExports,
  type LibrarySource,
} from '@funtool-docs/facts/library/librarySource';
import type { Matrix, MatrixRow, Sharing } from '@funtool-docs/facts/library/measured';
import { describeError } from '@funtool-docs/runner/evaluator/inspectValue';
import { printInNode } from '../harness/printInNode';
import { typeMatrix } from './types';

/** Pages of type checks. Whether code runs in Node.js depends on no value. */
const TYPES = /^type\/(?!isNodeJS$)/;

/**
 * Measures the matrix of an API page.
 *
 * @param page Its path below the API pages, such as `type/isMap`.
 * @param names The functions that it documents.
 * @param library May be another one than the documented library.
 * @returns Nothing where functions are not called with one value after the other.
 */
export async function measureMatrix(
  page: string,
  names: string[],
  library = documentedLibrary,
): Promise<Matrix | undefined> {
  const [name] = names as [string];
  const copies = COPIES[name];
  if (copies) return copyMatrix(name, copies, library);
  if (name === 'isEqual') return equalityMatrix(library);
  return TYPES.test(page) ? typeMatrix(names, library) : undefined;
}

const SETUP = 'class Order { constructor(id) { this.id = id; } }';

const VALUES = [
  '{ item: { id: 7 } }',
  '[{ id: 7 }]',
  "new Map([['item', { id: 7 }]])",
  'new Set([{ id: 7 }])',
  'new Date(0)',
  '/a/g',
  'new Uint8Array([1, 2])',
  'new ArrayBuffer(2)',
  'new DataView(new ArrayBuffer(2))',
  "Buffer.from('a')",
  '((o) => Object.assign(o, { self: o }))({ id: 7 })',
  "{ [Symbol('id')]: 7 }",
  '{ get id() { return 7; } }',
  "Object.defineProperty({}, 'id', { value: 7 })",
  'Object.freeze({ id: 7 })',
  'Object.create(null)',
  'new Order(7)',
  'new Array(2)',
  "new Error('late')",
  'Promise.resolve(7)',
  'new WeakMap()',
  '() => 7',
  "'draft'",
];

type Copy = (value: unknown) => unknown;

/** The calls of each function that has a matrix of copies. */
const COPIES: Record<string, string[]> = {
  clone: ['clone(value)'],
  cloneDeep: ['cloneDeep(value)'],
  cloneWith: ['cloneWith(value, () => undefined)'],
  cloneDeepWith: ['cloneDeepWith(value, () => undefined)'],
  merge: ['merge(value, {})', 'merge({}, value)'],
  mergeDeep: ['mergeDeep(value, {})', 'mergeDeep({}, value)'],
};

/**
 * Lists what a function makes of values that are hard to copy, and whether it is the same object.
 *
 * @param calls Of this function, as code.
 */
async function copyMatrix(name: string, calls: string[], library: LibrarySource): Promise<Matrix> {
  const specifier = name.startsWith('merge') ? 'funtool/object' : 'funtool/common';
  const { [name]: own } = (await library.importModule(specifier)) as LibraryExports;
  const copies = calls.map((call): Copy => {
    const run = new Function(name, 'value', `return ${call};`);
    return (value) => run(own, value) as unknown;
  });
  const evaluate = new Function('code', `${SETUP}; return eval('(' + code + ')');`);
  const rows = VALUES.map((value) => ({
    values: [value],
    results: copies.map((copy) => describe(evaluate(value), copy)),
  }));
  return { calls, rows };
}

function describe(value: unknown, copy: Copy): MatrixRow['results'][number] {
  if (value instanceof Promise) removeAsyncIds(value);
  let copied: unknown;
  try {
    copied = copy(value);
  } catch (error) {
    return { result: `throws ${describeError(error)}` };
  }
  const result = printInNode(copied);
  if (Object(value) !== value) return { result };
  return { result, sharing: copied === value ? 'same' : sharingOf(value, copied) };
}

/** Node.js adds async ids as symbols to promises it tracks, and functions would copy these. */
function removeAsyncIds(promise: Promise<unknown>): void {
  for (const key of Object.getOwnPropertySymbols(promise)) Reflect.deleteProperty(promise, key);
}

function sharingOf(value: unknown, copied: unknown): Sharing {
  const [before, after] = [innerOf(value), innerOf(copied)];
  if (before === undefined || after === undefined) return 'new';
  return before === after ? 'newSharing' : 'newThroughout';
}

function innerOf(value: unknown): unknown {
  const held =
    value instanceof Map || value instanceof Set
      ? [...value.values()]
      : Object.values(Object(value));
  return held.find((item) => Object(item) === item);
}

const PAIRS: [string, string][] = [
  ['0', '-0'],
  ['NaN', 'NaN'],
  ['null', 'undefined'],
  ['1', "'1'"],
  ["'a'", "new String('a')"],
  ["Symbol('id')", "Symbol('id')"],
  ['{ a: 1, b: 2 }', '{ b: 2, a: 1 }'],
  ['{ a: undefined }', '{}'],
  ['{ a: 1, [Symbol()]: 2 }', '{ a: 1 }'],
  ['Object.create(null)', '{}'],
  ['[1, 2]', '[2, 1]'],
  ['[[1, 2]]', '[[2, 1]]'],
  ['{ list: [1, 2] }', '{ list: [2, 1] }'],
  ['new Array(1)', '[undefined]'],
  ["['a']", "{ 0: 'a', length: 1 }"],
  ['new Map([[1, 2]])', 'new Map([[1, 2]])'],
  ['new Set([1, 2])', 'new Set([2, 1])'],
  ['new Set([{ a: 1 }])', 'new Set([{ a: 1 }])'],
  ['new Date(5)', 'new Date(5)'],
  ['new Date(NaN)', 'new Date(NaN)'],
  ['/a/g', '/a/g'],
  ['new Uint8Array([1])', 'new Uint8Array([1])'],
  ['new Uint8Array([1])', 'new Int8Array([1])'],
  ['new ArrayBuffer(2)', 'new ArrayBuffer(2)'],
  ['new Order(7)', 'new Order(7)'],
  ["new Error('late')", "new Error('late')"],
  ['() => 1', '() => 1'],
];

/** Lists which pairs of values `isEqual` finds equal. */
async function equalityMatrix(library: LibrarySource): Promise<Matrix> {
  const { isEqual } = (await library.importModule('funtool/type')) as {
    isEqual: (a: unknown, b: unknown) => boolean;
  };
  const evaluate = new Function('code', `${SETUP}; return eval('(' + code + ')');`);
  return {
    calls: ['isEqual(a, b)'],
    rows: PAIRS.map(([a, b]) => ({
      values: [a, b],
      results: [{ result: String(isEqual(evaluate(a), evaluate(b))) }],
    })),
  };
}
