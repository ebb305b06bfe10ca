import { readFileSync } from 'node:fs';

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
    failures: testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => toLine(fullName, failureMessages[0])),
    ),
  };
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
      return toLine([...titles, test.title].join(' › '), message);
    });
  return [...own, ...suites.flatMap((suite) => listFailures(suite, titles))];
}

/** The name of a test and the first line of its error. */
function toLine(name, message = '') {
  // oxlint-disable-next-line no-control-regex -- the colors of a terminal
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  return [name, plain.split('\n')[0]].filter(Boolean).join(': ');
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
