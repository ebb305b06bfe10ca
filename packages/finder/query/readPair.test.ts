import { expect, it } from 'vitest';
import { compilePair, type Pair } from '../engine/pair';
import { readPair, splitPair } from './readPair';

it.each([
  ["'a-b' => 'aB'", "'a-b'", "'aB'"],
  ['[1, 1, 2] → [1, 2]', '[1, 1, 2]', '[1, 2]'],
  ['‘a’ ＝＞ ‘b’', '‘a’', '‘b’'],
  ['-1 -> 1', '-1', '1'],
  ["'a->b' -> 'x'", "'a->b'", "'x'"],
  ["'a => b' => 'x'", "'a => b'", "'x'"],
  ["'a' → '→'", "'a'", "'→'"],
  ['(x) => x', '(x)', 'x'],
])('splits %s at the right arrow', (text, input, result) => {
  expect(splitPair(text)).toEqual({ input, result });
});

it('splits no text without an arrow', () => {
  expect(splitPair("'a-b'")).toBeUndefined();
});

it('reads several arguments', () => {
  const pair = readPair({ input: '5, 1, 3', result: '3' });
  expect(pair).toMatchObject({ args: [{ value: 5 }, { value: 1 }, { value: 3 }] });
});

it.each([
  ['a-b', "'x'", { problem: 'unsupported', side: 'input', code: 'a-b' }],
  ["'a'", "'b", { problem: 'syntax', side: 'result', code: "'b" }],
  ["'a'", 'fetch("/")', { problem: 'unsupported', side: 'result', code: 'fetch("/")' }],
  ['', '1', { problem: 'noInput', side: 'input' }],
  ['1', ' ', { problem: 'noResult', side: 'result' }],
  ['1', '2, 3', { problem: 'manyResults', side: 'result', code: '3' }],
])('tells what is wrong with %s and %s', (input, result, problem) => {
  expect(readPair({ input, result })).toEqual(problem);
});

const read = (input: string) => readPair({ input, result: '1' }) as Pair;

it.each([
  ['(value) => value * 2', [4], 8],
  ['value => value?.name ?? "none"', [{}], 'none'],
  ['(sum, item = 1) => sum + item', [2], 3],
  ['([key, value]) => [key.toUpperCase(), value]', [['a', 1]], ['A', 1]],
  ['({ id, ...rest }) => ({ ...rest, no: id })', [{ id: 7, a: 1 }], { a: 1, no: 7 }],
  ['(user) => Object.keys(user).filter((name) => !/^_/.test(name))', [{ _a: 1, b: 2 }], ['b']],
  ['(item) => (Array.isArray(item) ? item[0] : Math.max(item, 1))', [[5]], 5],
  ['(value) => `${value}!`', ['a'], 'a!'],
])('reads %s', (code, args, result) => {
  const [first] = compilePair(read(code)).args;
  expect((first!.value as (...given: unknown[]) => unknown)(...args)).toEqual(result);
});

it.each([
  '() => document.title',
  '(value) => fetch(value)',
  '(value) => value.constructor("return this")()',
  '(value, key) => value[key]',
  '({ constructor: made }) => made("return this")()',
  '() => Object.getPrototypeOf(() => 1)',
  '() => ({ __proto__: null })',
  '(value) => delete value.a',
  '() => delete Math.max',
  "() => ({}).__lookupGetter__('a')",
  '(value) => value.__defineGetter__("toUpperCase", () => 1)',
  '({ __lookupSetter__: find }) => find("a")',
  '() => { while (true); }',
  'async () => 1',
  'function () { return this; }',
  '() => this',
  '() => import("x")',
  '(value) => (value.seen = 1)',
  '() => new Date()',
])('refuses %s', (code) => {
  expect(read(code)).toMatchObject({ problem: 'unsupported', side: 'input' });
});

it('makes no function of code before it is compiled', () => {
  expect(read('() => 1').args[0]).toEqual({
    source: '() => 1',
    value: undefined,
    isFunction: true,
  });
});
