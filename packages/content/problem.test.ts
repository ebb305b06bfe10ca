import { expect, it } from 'vitest';
import { annotateProblem, formatProblem } from './problem';

const problem = { file: 'docs/a,b.mdx', line: 3, message: '100 %\nof: it' };

it('formats a problem with its place', () => {
  expect(formatProblem(problem)).toBe('docs/a,b.mdx:3  100 %\nof: it');
});

it('has GitHub show a problem at its line, whatever its message contains', () => {
  expect(annotateProblem(problem)).toBe('::error file=docs/a%2Cb.mdx,line=3::100 %25%0Aof: it');
});
