import { expect, it } from 'vitest';
import { annotateAnswer } from './findAnswerType';

it('points at the name from the line below its statement', () => {
  const code = 'const last = at(steps, -1);\nlast;';
  const answer = { line: 0, column: 6, type: 'string | undefined' };
  expect(annotateAnswer(code, answer)).toBe(
    'const last = at(steps, -1);\n//    ^? string | undefined\nlast;',
  );
});

it('stands below a stated result, which it does not continue', () => {
  const code = 'const last = at(steps, -1);\n// => {\n//   id: 7 }\nlast;';
  const answer = { line: 0, column: 6, type: 'Step' };
  expect(annotateAnswer(code, answer).split('\n')[3]).toBe('// ^? Step');
});

it('is the last line below a last statement', () => {
  const answer = { line: 0, column: 3, type: 'number[]' };
  expect(annotateAnswer('unique([1, 1]); // => [1]', answer)).toBe(
    'unique([1, 1]); // => [1]\n// ^? number[]',
  );
});

it('stands above the next statement, whatever that gives', () => {
  const code = "at(steps, -1); // => 'done'\nat(steps, 5); // => undefined";
  const answer = { line: 0, column: 3, type: 'string | undefined' };
  expect(annotateAnswer(code, answer).split('\n')[1]).toBe('// ^? string | undefined');
});
