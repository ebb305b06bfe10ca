import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder } from './createFolder';
import { readPlaywrightReport, readVitestReport } from '../scripts/testReports.mjs';

const folder = createFolder(afterAll);
function write(report: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [
    { status, projectName: 'journeys', results: message ? [{ error: { message } }, {}] : [{}] },
  ],
});

it('names the tests of Vitest that failed, and files that cannot be loaded, with the first line of the error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'divides by zero', failureMessages: ['Error: NaN\n    at x'] },
  ];
  const report = {
    numPassedTests: 1,
    numTotalTests: 2,
    testResults: [
      { name: path.resolve('sum.test.ts'), status: 'failed', message: '', assertionResults },
      {
        name: path.resolve('other.test.ts'),
        status: 'failed',
        message: 'no such file\n',
        assertionResults: [],
      },
      { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(readVitestReport(write(report))).toEqual({
    passed: 1,
    failed: 1,
    failures: ['sum.test.ts › divides by zero: Error: NaN', 'other.test.ts: no such file'],
  });
});

it('names the tests of Playwright that failed, also those that passed at a second attempt', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [],
    suites: [
      {
        title: 'search.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'flaky', '\u001B[31mlate\u001B[39m\nat')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'unexpected', 'not visible')] }],
      },
    ],
  };
  expect(readPlaywrightReport(write(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      '[journeys] search.spec.ts › closes: late',
      '[journeys] search.spec.ts › on a phone › scrolls: not visible',
    ],
  });
});
