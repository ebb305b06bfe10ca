/** A call that a matrix shows, with its result as text. */
export interface CallResult {
  call: string;
  result: string;
}

/** Values for type checks by kind, as a reader would write them. */
export const VALUES = {
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

/** Named in `texts.json`. */
export type ValueKind = keyof typeof VALUES;
