import { expect, it } from 'vitest';
import { runExample } from './runExample';
import { sameValue } from '../values/sameValue';

const CLASSES = `class Secret { #key; constructor(key) { this.#key = key; } }
class Point { constructor(x) { this.x = x; } }
class List extends Array {}`;

/** Where `value` may be in what is compared. */
const PLACES = [
  'value',
  '[0, value]',
  '({ b: 1, a: { value } })',
  "({ [Symbol.for('a')]: value })",
  'new Set([1, value])',
  'new Map([[1, 2], [value, 3]])',
];

/** Runs `code`, of which the last line states a result. */
async function compare(...code: string[]) {
  const source = [CLASSES, ...code].join('\n');
  const { outcomes, error } = await runExample(source, { importModule: async () => ({}) });
  expect(error).toBeUndefined();
  return outcomes.map(({ ok, kind }) => (ok ? 'as stated' : kind));
}

const evaluate = (code: string): unknown =>
  // oxlint-disable-next-line no-new-func -- the same table for values as for code
  new Function(`${CLASSES}; return ${code};`)();

it.each([
  'Promise.resolve(2)',
  '(0, () => 2)',
  '(0, class {})',
  "Symbol('a')",
  'new WeakSet()',
  'new WeakMap()',
  'new WeakRef({})',
  "new Blob(['a'])",
  "new URL('https://a.b')",
  "new Intl.NumberFormat('en')",
  '[1].values()',
  'new Map([[1, 2]]).entries()',
  "'a'.matchAll(/a/g)",
  '(function* () {})()',
  '(async function* () {})()',
  'new Secret(2)',
  'new (class extends Secret {})(2)',
  'new (class extends Promise {})(() => {})',
])('%s is the same as itself alone, wherever it is', async (code) => {
  const verdicts = PLACES.map((place) =>
    compare(
      `const value = ${code};`,
      `${place}; // => ${place}`,
      `${place}; // => ((value) => ${place})(${code})`,
    ),
  );
  expect(await Promise.all(verdicts)).toEqual(PLACES.map(() => ['as stated', 'opaque']));
  const value = evaluate(code);
  expect(sameValue(value, value)).toBe(true);
  expect(sameValue(value, evaluate(code))).toBe(false);
});

it.each(['({ get a() { return 1; } })', '({ set a(value) {} })', "({ [Symbol('a')]: 1 })"])(
  '%s shows neither its accessors nor whose key it has',
  async (code) => {
    expect(await compare(`(${code}); // => ${code}`)).toEqual(['opaque']);
  },
);

it.each([
  'new Point(2)',
  'List.of(1)',
  "new RangeError('a', { cause: [1] })",
  'new Uint8Array([1])',
  'new Uint8Array([1]).buffer',
  'new DataView(new ArrayBuffer(1))',
  "Object('a')",
  'Object.assign(Object.create(null), { a: 1 })',
  'Object.create({ a: 1 })',
  '((...list) => (list.push(list), list))()',
])('%s is compared by what is in it', async (code) => {
  expect(await compare(`(${code}); // => ${code}`)).toEqual(['as stated']);
});
