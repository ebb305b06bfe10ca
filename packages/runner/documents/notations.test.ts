import { expect, it } from 'vitest';
import { parseDocument } from './parseDocument';

const read = (code: string) =>
  parseDocument(code).stated.map(({ line, text, value, throws }) => ({
    line,
    read: throws ? (throws.name ?? 'throws') : (value?.source ?? `not read: ${text}`),
  }));

it.each([
  ['f(); // => [1, 2]', 1, '[1, 2]'],
  ['f() //=> 1', 1, '1'],
  ['f(); // -> { a: 1 }', 1, '{ a: 1 }'],
  ["f(); // → 'x'", 1, "'x'"],
  ['f();\n// Returns: true', 2, 'true'],
  ['f(); // returns 20.00', 1, '20.00'],
  ['f(); // Expected output: null', 1, 'null'],
  ['const result = f();\n// result will be [1, 3] since 2 is even', 2, '[1, 3]'],
  ['const x = f();\n// => [\n//   1,\n// ]', 2, '[\n  1,\n]'],
  ['f(); // => 3 (computed)', 1, '3'],
  ['f(); // => true, because it is', 1, 'true'],
  ["f(); // => 'a' - string", 1, "'a'"],
  ['f(); // => [1] or something', 1, '[1]'],
  ['f(); // => -0;', 1, '-0'],
  ['f(); // => throws', 1, 'throws'],
  ['f(); // throws TypeError: no', 1, 'TypeError'],
  ['f(); // => RangeError: too long', 1, 'RangeError'],
  ['f(); // => Thu Sep 11 2014 00:00:00', 1, 'Thu Sep 11 2014 00:00:00'],
  ['f(); // 5', 1, '5'],
  ["console.log(f()); // 'x'", 1, "'x'"],
  ["f();\n// ['a']", 2, "['a']"],
  ['f(); // => objects for [1]', 1, 'not read: objects for [1]'],
])('reads %j', (code, line, value) => {
  expect(read(code)).toEqual([{ line, read: value }]);
});

it.each([
  'f(); // does something',
  'f(); // 5\ng(); // the rest',
  'f(); // returns the first one',
  'const x = 1; // 2 of them',
  '// => 3',
  'f(); // throws if nothing is there',
])('takes no prose for a result: %j', (code) => {
  expect(read(code)).toEqual([]);
});

it('takes comments without a mark for prose where others have one', () => {
  expect(read('f(); // => 1\ng(); // 2')).toEqual([{ line: 1, read: '1' }]);
});

it('reads results above what gives them, where none stands below', () => {
  const above = '// Returns 1\nf();\n// Returns 2\ng();\n\n// about h\n// => 3\nh();';
  expect(read(above).map(({ read: value }) => value)).toEqual(['1', '2', '3']);
  const below = 'f();\n// => 1\ng();\n// => 2';
  expect(read(below).map(({ line }) => line)).toEqual([2, 4]);
});

it('reads a text on several lines', () => {
  expect(read('f();\n// `- one\n// - two\n// `')).toEqual([{ line: 2, read: '`- one\n- two\n`' }]);
});

it('reads code that exports, and declares a name twice', () => {
  expect(read('export const x = f(); // => 1\nconst x = g(); // => 2')).toHaveLength(2);
});
