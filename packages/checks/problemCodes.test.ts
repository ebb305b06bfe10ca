import { expect, it } from 'vitest';
import { CHECKS } from './checkContent';
import { EXAMPLE_CODE, explainCode, PROBLEM_CODES } from './problemCodes';

it('has one code for each check, and one for examples', () => {
  expect(Object.keys(PROBLEM_CODES).toSorted()).toEqual(
    [...Object.keys(CHECKS), EXAMPLE_CODE].toSorted(),
  );
});

it('explains a code by what it ensures, why and how', () => {
  expect(explainCode('links')).toMatch(/^links: every page links to .*\n {2}Why: .*\n {2}Mend: /);
});

it('lists all codes where there is no such code', () => {
  expect(() => explainCode('toString')).toThrow(/no code toString; there are answer, .*wording/);
});
