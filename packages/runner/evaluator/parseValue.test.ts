import { expect, it } from 'vitest';
import { inspectValue } from './inspectValue';
import { parseValue, parseValues } from './parseValue';

it.each([
  ['{ id: 7, \'a-b\': [true, null], 2: "x" }', { id: 7, 'a-b': [true, null], 2: 'x' }],
  ["'it\\u0027s 中\\n'", "it's 中\n"],
  [' -1.5e3 ', -1500],
  ['-0', -0],
  ['[undefined, NaN, -Infinity, 12n]', [undefined, NaN, -Infinity, 12n]],
  ['/tea/gi', /tea/gi],
  ['`two\nlines`', 'two\nlines'],
  ['new Date(0)', new Date(0)],
  ["new Map([['tea', new Set([1])]])", new Map([['tea', new Set([1])]])],
  // oxlint-disable-next-line no-sparse-arrays -- the case at hand
  ['[1, , 3, ,]', [1, , 3, ,]],
])('reads %s', (source, value) => {
  const parsed = parseValue(source) as { value: unknown };
  expect(inspectValue(parsed.value)).toBe(inspectValue(value));
});

it.each([
  ['[4，4，7]', '[4,4,7]'],
  ['‘a-b’', "'a-b'"],
  ['“it\u2019s”', '"it\u2019s"'],
  ['＇a＇', "'a'"],
  ['｛id：7｝', '{id:7}'],
  ['【1、 2】', '[1, 2]'],
  ['−1', '-1'],
  ['new Set（［1］）', 'new Set([1])'],
  ['–1', '-1'],
  ['－０．５', '-0.5'],
  ['［‘a，b’，"c，d"，　`e，`］', "['a，b','c，d',`e，`]"],
])('reads %s as meant', (source, meant) => {
  expect(parseValue(source)).toEqual(parseValue(meant));
  expect(parseValue(meant)).toHaveProperty('value');
});

it.each([
  ['［1，fetch（）］', 1],
  ['‘a', 1],
])('tells where %s is no value with other marks either', (source, column) => {
  expect(parseValue(source)).toMatchObject({ column });
});

it.each([
  ['', 1],
  ['{ a: }', 6],
  ['[1, 2', 6],
  ['1 2', 3],
  ['new Map(7)', 1],
])('tells where %s does not parse', (source, column) => {
  expect(parseValue(source)).toEqual({ problem: 'syntax', column });
});

it('survives a text that is nested too deeply', () => {
  expect(parseValue('['.repeat(100_000))).toMatchObject({ problem: 'syntax' });
});

it.each([
  ['fetch("/x")', 1],
  ['[1, document]', 5],
  ['new Function("alert()")', 5],
  ['new (class {})()', 6],
  ['{ a: b }', 6],
  ['{ a() {} }', 3],
  ['{ ["a"]: 1 }', 3],
  ['{ ...{} }', 3],
  ['{ __proto__: null }', 3],
  ['[...[1]]', 2],
  ['new Set(...[1])', 9],
  ['() => 1', 1],
  ['1 + 1', 1],
  ['`${1}`', 1],
])('runs nothing: %s', (source, column) => {
  expect(parseValue(source)).toEqual({ problem: 'unsupported', column });
});

it('reads values with commas between them, each with its code', () => {
  expect(parseValues(" 'a, b' , [1, 2],{ c: 3 } ")).toEqual({
    values: [
      { source: "'a, b'", value: 'a, b' },
      { source: '[1, 2]', value: [1, 2] },
      { source: '{ c: 3 }', value: { c: 3 } },
    ],
  });
});

it('reads no values from an empty text', () => {
  expect(parseValues('  ')).toEqual({ values: [] });
});

it.each([
  ["'a', b", 'unsupported', 6],
  ['1], [2', 'syntax', 2],
  ['1, , 2', 'syntax', 3],
  [', 2', 'syntax', 1],
  ["'a", 'syntax', 1],
  ['1 2', 'syntax', 3],
])('tells where %s is no list of values', (source, problem, column) => {
  expect(parseValues(source)).toEqual({ problem, column });
});
