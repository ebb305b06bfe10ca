import { expect, it } from 'vitest';
import type { CheckedResult } from './checkBlocks';
import { fixResults } from './fixResults';

const differs = (line: number, actual: string, text: string): CheckedResult => ({
  line,
  stated: text,
  verdict: 'differs',
  actual,
  place: { lines: text.split('\n').length, text },
});

it('writes a true result in the notation of the file, and leaves explanations', () => {
  const source = ['a(1); //=> 1 (one)', 'b();', '// Returns: [', '//   2,', '// ]', 'c();'].join(
    '\n',
  );
  const { source: fixed, changes } = fixResults(source, [
    { ...differs(1, '7', '1'), stated: '1 (one)' },
    differs(3, '[ 3 ]', '[\n  2,\n]'),
  ]);
  expect(fixed.split('\n')).toEqual(['a(1); //=> 7 (one)', 'b();', '// Returns: [ 3 ]', 'c();']);
  expect(changes.map(({ line }) => line)).toEqual([1, 3]);
});

it('finds the result where its explanation has the same characters, and keeps ends of lines', () => {
  const { stated: _, ...rest } = differs(1, '7', '1');
  const result = { ...rest, stated: '1 (as of 1.1)' };
  expect(fixResults('a(1); // => 1 (as of 1.1)\r\n', [result]).source).toBe(
    'a(1); // => 7 (as of 1.1)\r\n',
  );
});

it('leaves what has no place, and what takes several lines', () => {
  const { place, ...placeless } = differs(1, '7', '1');
  const results = [placeless, { ...placeless, place, actual: 'a\nb' }];
  expect(fixResults('a(); // => 1', results).changes).toEqual([]);
});
