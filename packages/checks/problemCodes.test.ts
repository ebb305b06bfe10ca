import { expect, it } from 'vitest';
import { CHECKS } from './checkContent';
import { codeOf, EXAMPLE_CODE, explainCode, PROBLEM_CODES } from './problemCodes';

it('has one code for each check, and one for examples', () => {
  const ensured = Object.values(PROBLEM_CODES).map(({ ensures }) => ensures);
  const { ensures } = PROBLEM_CODES[EXAMPLE_CODE]!;
  expect(ensured.toSorted()).toEqual([...Object.keys(CHECKS), ensures].toSorted());
});

it('finds the code of a check', () => {
  expect(codeOf('every page has complete frontmatter')).toBe('frontmatter');
  expect(codeOf('nothing')).toBeUndefined();
});

it('explains a code by what it ensures, why and how', () => {
  expect(explainCode('links')).toMatch(/^links: every page links to .*\n {2}Why: .*\n {2}Mend: /);
});

it('lists all codes where there is no such code', () => {
  expect(() => explainCode('toString')).toThrow(/no code toString; there are answer, .*wording/);
});
