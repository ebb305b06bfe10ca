// Runs single test files in a copy of the checkout, for scripts/mutations.mjs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JOURNEYS } from './steps.mjs';
import { toolArguments } from './tools.mjs';

/**
 * Says how a test runs.
 *
 * @param {string} test Path of its file.
 * @returns {'unit' | 'built' | 'journeys'}
 */
export function tierOf(test) {
  return /^tests\/(built|journeys)\//.exec(test)?.[1] ?? 'unit';
}

/**
 * Makes ready for tests in a copy of the checkout. Unit tests share one Vitest, as its start takes longer
 * than most of them.
 *
 * @param {string} copy Absolute path.
 * @returns `findFailure(tests, changed)`, which runs test files of one tier after a file has changed, if
 *   one has, and returns the name of what failed, if anything; and `close`.
 */
export async function openTests(copy) {
  const report = path.join(copy, 'test-results/mutation.json');
  const packages = path.join(copy, 'node_modules');
  // Vitest is about to set NODE_ENV, by which a build would be one for development.
  const outside = { ...process.env };
  let running;
  process.on('exit', () => running?.kill());
  const run = async (args, env = {}) => {
    running = spawn(process.execPath, toolArguments(args, packages), {
      cwd: copy,
      env: { ...outside, CI: '1', ...env },
      stdio: 'ignore',
      windowsHide: true,
    });
    const [status] = await once(running, 'close');
    return status === 0;
  };
  const runReported = async (args, tests, nameFailed) => {
    rmSync(report, { force: true });
    if (await run([...args, ...tests], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })) return undefined;
    try {
      return nameFailed(JSON.parse(readFileSync(report, 'utf8'))) ?? tests.join(' ');
    } catch {
      return tests.join(' ');
    }
  };
  const builtArgs = ['vitest', 'run', '--bail=1', '--project=built'];
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  const journeyArgs = ['playwright', 'test', ...JOURNEYS, '-x', '--reporter=json'];

  /** True if the site in the copy was built without a fault. */
  let isSound = false;
  const build = async (changed) => {
    const isOfSite = changed && !changed.startsWith(path.join(copy, 'scripts'));
    if (!isOfSite && isSound) return true;
    isSound = !isOfSite;
    return run(['rspress', 'build']);
  };
  const vitest = await openVitest(copy);
  const tiers = {
    unit: vitest.findFailure,
    built: (tests) => runReported([...builtArgs, ...reporters], tests, nameFailedTest),
    journeys: (tests) => runReported(journeyArgs, tests, nameFailedJourney),
  };
  const findFailure = async (tests, changed) => {
    const tier = tierOf(tests[0]);
    if (tier !== 'unit' && !(await build(changed))) return 'the build';
    return tiers[tier](tests, changed);
  };
  return { findFailure, close: vitest.close };
}

/** Keeps Vitest of the copy running. */
async function openVitest(copy) {
  process.chdir(copy);
  const module = path.join(copy, 'node_modules/vitest/dist/node.js');
  const { createVitest } = await import(pathToFileURL(module).href);
  const project = ['pure', 'dom', 'isolated'];
  const options = { root: copy, project, watch: false, reporters: [{}], bail: 1 };
  const vitest = await createVitest('test', options);
  await vitest.standalone();
  return {
    async findFailure(tests, changed) {
      const files = tests.map((test) => path.join(copy, test));
      const specifications = await vitest.globTestSpecifications(files);
      if (specifications.length < files.length) throw new Error(`No such test: ${tests}`);
      if (changed) vitest.invalidateFile(changed);
      const { testModules } = await vitest.runTestSpecifications(specifications);
      // It is about to be what it was.
      if (changed) vitest.invalidateFile(changed);
      // Those of earlier runs are among them.
      const failed = testModules.filter((one) => files.includes(one.moduleId) && !one.ok());
      const names = failed.flatMap((one) => [...one.children.allTests('failed')]);
      return names[0]?.fullName ?? failed[0]?.moduleId;
    },
    close: () => vitest.close(),
  };
}

function nameFailedTest({ testResults }) {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.find(({ status }) => status === 'failed')?.fullName;
}

function nameFailedJourney({ suites }) {
  const all = suites.flatMap(function specsOf(suite) {
    return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  });
  return all.find(({ ok }) => !ok)?.title;
}
