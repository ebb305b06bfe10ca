import { expect, it } from 'vitest';
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
