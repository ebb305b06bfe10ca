import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { LibraryExports } from '../library/createPage';
import { documentedLibrary, type LibrarySource } from '../library/librarySource';
import type { Locale } from '../../../site.config';
import { describeError } from '@funtool-docs/runner/evaluator/describeError';
import { printInNode } from '@funtool-docs/runner/values/printInNode';
import { code, type Cell, table, text } from '@funtool-docs/content/markdown/table';
import texts from './texts.json';
import type { CallResult } from './values';

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

/** Calls by function name and column heading. */
const COPIES: Record<string, (library: LibraryExports) => Record<string, Copy>> = {
  clone: ({ clone }) => ({ 'clone(value)': (value) => clone!(value) }),
  cloneDeep: ({ cloneDeep }) => ({ 'cloneDeep(value)': (value) => cloneDeep!(value) }),
  cloneWith: ({ cloneWith }) => ({
    'cloneWith(value, () => undefined)': (value) => cloneWith!(value, () => undefined),
  }),
  cloneDeepWith: ({ cloneDeepWith }) => ({
    'cloneDeepWith(value, () => undefined)': (value) => cloneDeepWith!(value, () => undefined),
  }),
  merge: ({ merge }) => ({
    'merge(value, {})': (value) => merge!(value, {}),
    'merge({}, value)': (value) => merge!({}, value),
  }),
  mergeDeep: ({ mergeDeep }) => ({
    'mergeDeep(value, {})': (value) => mergeDeep!(value, {}),
    'mergeDeep({}, value)': (value) => mergeDeep!({}, value),
  }),
};

/** Names of the functions that have a copy matrix. */
export const COPYING = new Set(Object.keys(COPIES));

/**
 * Shows what a function makes of values that are hard to copy, and whether it is the same object.
 *
 * @param name One of `COPYING`.
 */
export async function copyMatrix(name: string, locale: Locale): Promise<RootContent[]> {
  const copies = await describeCopies(name, locale);
  const rows = VALUES.map((value, index): Cell[] => [
    [code(value)],
    ...copies.map(({ cells }) => cells[index]!),
  ]);
  const header: Cell[] = [texts.value[locale], ...copies.map(({ call }) => [code(call)])];
  return [table([header, ...rows], 'ft-matrix')];
}

/** Lists the calls of a copy matrix with what each of them makes of its value, in English. */
export async function copyResults(name: string, library: LibrarySource): Promise<CallResult[]> {
  const copies = await describeCopies(name, 'en', library);
  return copies.flatMap(({ call, cells }) =>
    VALUES.map((value, index) => ({
      call: call.replace('value', () => value),
      result: cells[index]!.map((part) => toString(part)).join(''),
    })),
  );
}

async function describeCopies(name: string, locale: Locale, library = documentedLibrary) {
  const specifier = name.startsWith('merge') ? 'funtool/object' : 'funtool/common';
  const copies = COPIES[name]!((await library.importModule(specifier)) as LibraryExports);
  const evaluate = new Function('code', `${SETUP}; return eval('(' + code + ')');`);
  return Object.entries(copies).map(([call, copy]) => ({
    call,
    cells: VALUES.map((value) => describe(evaluate(value), copy, locale)),
  }));
}

function describe(value: unknown, copy: Copy, locale: Locale): PhrasingContent[] {
  if (value instanceof Promise) removeAsyncIds(value);
  let result: unknown;
  try {
    result = copy(value);
  } catch (error) {
    return [code(`throws ${describeError(error)}`)];
  }
  const printed = code(printInNode(result));
  if (Object(value) !== value) return [printed];
  const words = result === value ? 'same' : innerWords(value, result);
  return [printed, text(` ${texts[words][locale]}`)];
}

/** Node.js adds async ids as symbols to promises it tracks, and functions would copy these. */
function removeAsyncIds(promise: Promise<unknown>): void {
  for (const key of Object.getOwnPropertySymbols(promise)) Reflect.deleteProperty(promise, key);
}

function innerWords(value: unknown, result: unknown) {
  const [before, after] = [innerOf(value), innerOf(result)];
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
