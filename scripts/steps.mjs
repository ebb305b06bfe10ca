import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { readPlaywrightReport, readVitestReport } from './testReports.mjs';
import { toolArguments } from './tools.mjs';

const RESULTS = path.resolve(import.meta.dirname, '../test-results');

/** Files and folders that dependency-cruiser reads. */
const SOURCES = [
  'rspress.config.ts',
  'build',
  'lab',
  'library',
  'packages',
  'scripts',
  'tests',
  'theme',
];

/** Journeys of readers in the browsers of other makers; docs-dev/testing.md says how to run attacks. */
const OTHER_ENGINES = ['journeys.spec.ts', '--project=firefox', '--project=webkitGtk'];

/** Returns the file into which a step writes its counts: one each, since some run beside others. */
const reportOf = (name) => path.join(RESULTS, `${name}.json`);

/** A check that passes or fails as a whole. */
const one = (command, ...args) => ({
  args: [command, ...args],
  isSingle: true,
  count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
});

const vitest = (name, ...projects) => ({
  args: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  report: reportOf(name),
  count: () => readVitestReport(reportOf(name)),
});

/** Tests in a browser, which are never skipped but for want of an engine that only Debian has. */
const playwright = (name, args, env) => ({
  needs: 'Build',
  args: ['playwright', 'test', ...args, '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), ...env },
  before: requireBrowser,
  report: reportOf(name),
  count: () => {
    const { skipped, ...counted } = readPlaywrightReport(reportOf(name));
    return { ...counted, failed: counted.failed + skipped };
  },
});

/** Projects of playwright.config.ts with the journeys of readers. */
export const JOURNEYS = ['--project=journeys', '--project=whole browser'];

/** Files that have not changed since are not looked at again; dates say nothing of that in a clone. */
const CACHED = ['--cache', '--cache-strategy', 'content'];

/** Steps that find what is wrong fast, and without a browser. */
const CHECK = {
  Formatting: one('prettier', '--check', '--log-level', 'warn', ...CACHED, '.'),
  Lint: one('oxlint', '--deny-warnings'),
  Types: one('tsc', '--noEmit'),
  'Unused code': one('knip', '--treat-config-hints-as-errors'),
  Imports: one('depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES),
  'Unit and content tests': vitest('unit', 'pure', 'dom', 'isolated'),
};

/** The built site: its files, and what readers do with it. */
const SITE = {
  Build: one('rspress', 'build'),
  'Built files': { needs: 'Build', ...vitest('built', 'built') },
  Journeys: playwright('journeys', JOURNEYS),
};

/** Steps that take long and seldom find what the others have not. */
const BEYOND = {
  'Journeys in the other language': playwright('swapped', JOURNEYS, { TEST_LANGUAGES: 'swapped' }),
  Sweeps: playwright('sweep', ['--project=sweep']),
  'Other engines': {
    needs: 'Build',
    args: [
      'playwright',
      'test',
      '--config',
      'tests/engines/playwright.config.ts',
      ...OTHER_ENGINES,
    ],
    report: reportOf('engines'),
    count: () => readPlaywrightReport(reportOf('engines')),
  },
  'Other releases': vitest('release', 'release'),
};

/** Apart from the others, since pictures also differ where a machine has another version of the browser. */
const PICTURES = {
  Pictures: playwright('pictures', ['--config', 'tests/visual/playwright.config.ts']),
};

/** Steps by name, in the order in which they run. */
export const STEPS = { ...CHECK, ...SITE, ...BEYOND, ...PICTURES };

/** Names of the steps of each command. */
export const TIERS = {
  check: Object.keys(CHECK),
  test: Object.keys({ ...CHECK, ...SITE }),
  /** The steps of `npm run test:all` beyond `npm test`, without pictures. */
  beyond: Object.keys(BEYOND),
  all: Object.keys(STEPS),
};

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
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  if (isAlone) console.log(`\n── ${name}`);
  try {
    const { output, ...counted } = await runStep(STEPS[name], isAlone ? 'inherit' : 'pipe');
    if (!isAlone) console.log(`\n── ${name}\n${output}`.trimEnd());
    return { name, seconds: seconds(), ...counted };
  } catch (error) {
    console.error(error.message);
    return { name, seconds: seconds(), passed: 0, failed: 1 };
  }
}

/**
 * Runs checks, first those that need one processor only, two at a time. Closes with each step, the tests in it
 * that failed, and "N passed, N failed"; the process ends with 1 where one failed.
 *
 * @param {string[]} names Keys of `STEPS`.
 */
export async function runSteps(names) {
  // Only these: what else lies there is of other steps.
  for (const name of names) if (STEPS[name].report) rmSync(STEPS[name].report, { force: true });
  mkdirSync(RESULTS, { recursive: true });
  const start = Date.now();
  const results = [];
  // The build comes first, as it takes as long as the others together.
  const single = names
    .filter((name) => STEPS[name].isSingle)
    .toSorted((a, b) => Number(b === 'Build') - Number(a === 'Build'));
  const work = async () => {
    for (let name = single.shift(); name; name = single.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- two of these run beside each other
      results.push(await report(name, false));
    }
  };
  await Promise.all([work(), work()]);
  for (const name of names.filter((step) => !STEPS[step].isSingle)) {
    // oxlint-disable-next-line no-await-in-loop -- each takes all processors
    results.push(await runAfter(name, results));
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log();
  for (const { name, seconds, passed, failed, skipped, failures = [] } of results) {
    const note = skipped ? `, ${skipped} not run, since their browser is not installed` : '';
    const mark = failed ? '✗' : '✓';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed${note}, ${seconds} s`);
    for (const failure of failures) console.log(`    ${failure}`);
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed in ${seconds} s`);
  process.exitCode = sum('failed') ? 1 : 0;
}

/** Runs a step that takes all processors, unless the one that it needs has failed. */
async function runAfter(name, results) {
  const { needs } = STEPS[name];
  const isBlocked = results.some((result) => result.name === needs && result.failed);
  if (!isBlocked) return report(name, true);
  console.log(`\n── ${name}: not run, since the step "${needs}" failed`);
  return { name, passed: 0, failed: 1, seconds: 0 };
}
