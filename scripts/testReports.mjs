import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Reads what Vitest has written with its reporter "json".
 *
 * @param {string} file
 * @returns {{ passed: number, failed: number, failures: string[] }} `failures`: a line for each test that failed.
 */
export function readVitestReport(file) {
  const { numPassedTests, numTotalTests, testResults } = readJson(file);
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(listFailedTests),
  };
}

/** A file that cannot be loaded has failed without a test. */
function listFailedTests({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = path.relative('', name);
  if (failed.length === 0) return [toLine(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    toLine(`${file} › ${fullName}`, failureMessages[0]),
  );
}

/**
 * Reads what Playwright has written with its reporter "json". A test that passed at a second attempt has failed.
 *
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }}
 */
export function readPlaywrightReport(file) {
  const { stats, suites, errors } = readJson(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => toLine('Playwright', message)),
      ...suites.flatMap((suite) => listFailures(suite, [])),
    ],
  };
}

/** A suite holds suites and tests; the title of the outermost is its file. */
function listFailures({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  const own = specs
    .flatMap((spec) => spec.tests.map((test) => ({ title: spec.title, ...test })))
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map((test) => {
      const message = test.results.map(({ error }) => error?.message).find(Boolean);
      const name = [...titles, test.title].join(' › ');
      return toLine(`[${test.projectName}] ${name}`, message);
    });
  return [...own, ...suites.flatMap((suite) => listFailures(suite, titles))];
}

/** The name of a test and the first line of its error. */
function toLine(name, message = '') {
  const [line] = stripVTControlCharacters(message).trim().split('\n');
  return [name, line].filter(Boolean).join(': ');
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
