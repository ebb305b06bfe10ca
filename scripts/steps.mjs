import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { toolArguments } from './tools.mjs';

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
  isSingle: command !== 'rspress',
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
    before: requireBrowser,
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
async function runStep({ args, env, before, count }, stdio) {
  before?.();
  const options = { stdio, env: { ...process.env, ...env }, windowsHide: true };
  const child = spawn(process.execPath, toolArguments(args), options);
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => output.push(text));
  const [code] = await once(child, 'close');
  const { failed, ...counted } = count(code === 0);
  return {
    ...counted,
    failed: code === 0 ? failed : Math.max(failed, 1),
    output: Buffer.concat(output).toString(),
  };
}

/** Prints what a step has said after its title; steps beside others are printed when they end. */
async function report(name, isAlone) {
  if (isAlone) console.log(`\n── ${name}`);
  try {
    const { output, ...counted } = await runStep(STEPS[name], isAlone ? 'inherit' : 'pipe');
    if (!isAlone) console.log(`\n── ${name}\n${output}`.trimEnd());
    return { name, ...counted };
  } catch (error) {
    console.error(error.message);
    return { name, passed: 0, failed: 1 };
  }
}

/**
 * Runs checks, first those that need one processor only, two at a time. Closes with "N passed, N
 * failed", and the process ends with 1 where one failed.
 *
 * @param {string[]} names Keys of `STEPS`.
 */
export async function runSteps(names) {
  // Only these: the figures of the bench are beside them.
  for (const file of [UNIT, BROWSER, ENGINES]) rmSync(file, { force: true });
  mkdirSync(RESULTS, { recursive: true });
  const single = names.filter((name) => STEPS[name].isSingle);
  const results = [];
  const work = async () => {
    for (let name = single.shift(); name; name = single.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- two of these run beside each other
      results.push(await report(name, false));
    }
  };
  await Promise.all([work(), work()]);
  for (const name of names.filter((step) => !STEPS[step].isSingle)) {
    const { needs } = STEPS[name];
    const isBlocked = results.some((result) => result.name === needs && result.failed);
    if (isBlocked) console.log(`\n── ${name}: not run, since the step "${needs}" failed`);
    // oxlint-disable-next-line no-await-in-loop -- each takes all processors
    results.push(isBlocked ? { name, passed: 0, failed: 1 } : await report(name, true));
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
