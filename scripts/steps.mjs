import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathVariable, requireBrowser } from './browser.mjs';

const RESULTS = path.resolve(import.meta.dirname, '../test-results');
const UNIT = path.join(RESULTS, 'unit.json');
const BROWSER = path.join(RESULTS, 'browser.json');
const ENGINES = path.join(RESULTS, 'engines.json');

/** What dependency-cruiser looks at. */
const SOURCES = [
  'rspress.config.ts',
  'content',
  'features',
  'framework',
  'library',
  'scripts',
  'tests',
  'theme',
  'ui',
];

/** Journeys of readers in the browsers of other makers; `npm run bench engines` has attacks as well. */
const OTHER_ENGINES = ['journeys.spec.ts', '--project=firefox', '--project=webkitGtk'];

/** A check that passes or fails as a whole. */
const one = (command, ...args) => ({
  args: [command, ...args],
  count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
});

const countSpecs = (file) => () => {
  const { expected, unexpected, skipped } = readJson(file).stats;
  return { passed: expected, failed: unexpected, skipped };
};

/** The checks of the project, in the order in which `npm test` runs them. */
export const STEPS = {
  Formatting: one('prettier', '--check', '--log-level', 'warn', '.'),
  Lint: one('oxlint', '--deny-warnings'),
  Types: one('tsc', '--noEmit'),
  'Unused code': one('knip', '--treat-config-hints-as-errors'),
  Imports: one('depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES),
  'Unit and content tests': {
    args: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`],
    count: () => {
      const { numPassedTests, numTotalTests } = readJson(UNIT);
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  },
  Build: one('rspress', 'build'),
  'Browser tests': {
    needs: 'Build',
    args: ['playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER },
    before: () => ({ [pathVariable()]: requireBrowser() }),
    count: () => {
      const { passed, failed, skipped } = countSpecs(BROWSER)();
      return { passed, failed: failed + skipped };
    },
  },
  'Other engines': {
    needs: 'Build',
    args: [
      'playwright',
      'test',
      '--config',
      'tests/engines/playwright.config.ts',
      ...OTHER_ENGINES,
    ],
    count: countSpecs(ENGINES),
  },
};

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs one step; a step that breaks before it can count its tests counts as one failure. */
function runStep(name, { args, env, before, count }) {
  console.log(`\n── ${name}`);
  try {
    const extra = { ...env, ...before?.() };
    const { status } = spawnSync('npx', ['--no-install', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...extra },
    });
    const { failed, ...counted } = count(status === 0);
    return { ...counted, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs checks one after the other, and closes with "N passed, N failed". The process ends with 1 where one
 * failed.
 *
 * @param {string[]} names Keys of `STEPS`.
 */
export function runSteps(names) {
  // Only these: the figures of the bench are beside them.
  for (const report of [UNIT, BROWSER, ENGINES]) rmSync(report, { force: true });
  mkdirSync(RESULTS, { recursive: true });
  const results = [];
  for (const name of names) {
    const step = STEPS[name];
    const blocked = results.some((result) => result.name === step.needs && result.failed);
    if (blocked) console.log(`\n── ${name}: not run, since the step "${step.needs}" failed`);
    results.push({ name, ...(blocked ? { passed: 0, failed: 1 } : runStep(name, step)) });
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log();
  for (const { name, passed, failed, skipped } of results) {
    const note = skipped ? `, ${skipped} not run, since their browser is not installed` : '';
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${note}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') ? 1 : 0;
}
