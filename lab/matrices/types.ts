import { createFrame, type LibrarySource } from '@funtool-docs/facts/library/librarySource';
import type { Matrix, MatrixRow, ValueKind } from '@funtool-docs/facts/library/measured';
import { printInNode } from '../harness/printInNode';

const SETUP = 'class Order { items = []; }';

/** Calls type checks with many values, in an emulated page. */
export async function typeMatrix(names: string[], library: LibrarySource): Promise<Matrix> {
  const { window, exportsOf } = await library.createPage();
  const exports = await exportsOf('funtool/type');
  const evaluate = new Function(
    'window',
    'frame',
    'code',
    `with (window) { ${SETUP}; return eval('(' + code + ')'); }`,
  );
  const frame = await createFrame();
  const rows = Object.entries(VALUES).flatMap(([kind, values]) =>
    values.map((value): MatrixRow => ({
      values: [value],
      kind: kind as ValueKind,
      results: names.map((name) => ({
        result: resultOf(() => exports[name]!(evaluate(window, frame, value))),
      })),
    })),
  );
  return { calls: names.map((name) => `${name}(value)`), rows };
}

function resultOf(call: () => unknown): string {
  try {
    return printInNode(call());
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}

/** Values for type checks by kind, as a reader would write them. */
const VALUES: Record<ValueKind, string[]> = {
  primitives: [
    'undefined',
    'null',
    'true',
    '0',
    '-0',
    '1.5',
    'NaN',
    'Infinity',
    "''",
    "'draft'",
    '12n',
    "Symbol('id')",
  ],
  wrappers: ["new String('draft')", 'new Number(1)', 'new Boolean(false)', 'Object(12n)'],
  objects: [
    '{}',
    '{ id: 7 }',
    'Object.create(null)',
    'new Order()',
    'new Date(0)',
    'new Date(NaN)',
    '/a/',
    "new Error('late')",
    'Promise.resolve(1)',
    '{ then() {} }',
    'new Proxy({}, {})',
    'globalThis',
  ],
  collections: [
    '[]',
    "['red']",
    'new Array(3)',
    "{ length: 1, 0: 'red' }",
    'new Map()',
    "new Map([['red', 1]])",
    'new Set()',
    'new WeakMap()',
    'new WeakSet()',
  ],
  functions: ['() => 1', 'async () => 1', 'class Order {}'],
  binary: [
    'new ArrayBuffer(2)',
    'new Uint8Array(2)',
    'new DataView(new ArrayBuffer(2))',
    "Buffer.from('a')",
    "new Blob(['a'])",
  ],
  dom: [
    'window',
    'document',
    'document.body',
    'document.body.children',
    "document.createTextNode('a')",
    "document.createComment('a')",
    'document.createDocumentFragment()',
  ],
  foreign: [
    'frame',
    'frame.document.body',
    'new frame.Object()',
    'new frame.Array()',
    'new frame.Map()',
    'new frame.Date()',
    'new frame.Uint8Array(2)',
  ],
};
