import path from 'node:path';
import { expect, it } from 'vitest';
import { CHECKS, readContent } from '../../features/verification/checkContent';
import { checkExamples } from '../../features/verification/checkExamples';
import { formatProblem, type Problem } from '../../content/problem';

const content = readContent(path.resolve(import.meta.dirname, '../..'));

/** Fails with the problems as `file:line: message`. */
function expectNone(problems: Problem[]): void {
  expect(problems.length, `\n${problems.map(formatProblem).join('\n')}\n`).toBe(0);
}

it.each(Object.entries(CHECKS))('%s', async (_, check) => expectNone(await check(content)), 60_000);

it.each(content.pages)('every page has true examples: $file', async (page) => {
  expectNone(await checkExamples(page));
});
