import type { LibrarySource } from '@funtool-docs/facts/library/librarySource';
import type { Matrix } from '@funtool-docs/facts/matrix/matrix';

const SETUP = 'class Order { constructor(id) { this.id = id; } }';

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
export async function equalityMatrix(library: LibrarySource): Promise<Matrix> {
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
