#!/usr/bin/env node
// Puts faults into a copy of the checkout, one after the other, and says which test notices each.
// Usage: npm run bench mutations [GROUP…]
//   GROUP   names of files in tests/bench/mutations/, without .json
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { JOURNEYS } from './steps.mjs';
import { toolArguments } from './tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'tests/bench/mutations');

/** What is made anew in a copy. */
const LEFT_OUT = new Set(['node_modules', 'doc_build', 'test-results', 'dist']);
const NESTED = /[\\/]node_modules$/;

/**
 * A fault, as `tests/bench/mutations/README.md` says.
 *
 * @typedef {{ what: string; file: string; find: string; replace: string; test: string }} Mutation
 */

/** @returns {Mutation[]} */
function readMutations(groups) {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  const wanted = files.filter((file) => !groups.length || groups.includes(path.parse(file).name));
  return wanted.flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));
}

/** Copies the checkout and installs what it needs, so that nothing here is touched. */
function createCopy() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'mutations-'));
  const isSource = (file) => !LEFT_OUT.has(path.relative(ROOT, file)) && !NESTED.test(file);
  cpSync(ROOT, copy, { recursive: true, filter: isSource });
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Run this as "npm run bench mutations", which says where npm is.');
  const args = [npm, 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'ignore', windowsHide: true });
  return copy;
}

/** Tests of a copy by tiers, the fastest first. Each returns what failed, or `undefined`. */
function testsOf(copy) {
  const report = path.join(copy, 'test-results/mutation.json');
  const run = (args, env = {}) => {
    rmSync(report, { force: true });
    const options = { cwd: copy, env: { ...process.env, CI: '1', ...env }, windowsHide: true };
    return spawnSync(process.execPath, toolArguments(args), options).status === 0;
  };
  const failedIn = (find, fallback) => {
    try {
      return find(JSON.parse(readFileSync(report, 'utf8'))) ?? fallback;
    } catch {
      return fallback;
    }
  };
  const vitest = (projects, files) => {
    const reporter = ['--reporter=json', `--outputFile=${report}`];
    const args = ['vitest', 'run', '--bail=1', ...projects, ...reporter, ...files];
    return run(args) ? undefined : failedIn(failedTest, files.join(' ') || 'unit tests');
  };
  return {
    unit: (files = []) => vitest(['--project=pure', '--project=dom', '--project=isolated'], files),
    build: () => (run(['rspress', 'build']) ? undefined : 'the build'),
    built: (files = []) => vitest(['--project=built'], files),
    journeys(files = []) {
      const args = ['playwright', 'test', ...JOURNEYS, '-x', '--reporter=json', ...files];
      const passed = run(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
      return passed ? undefined : failedIn(failedJourney, files.join(' ') || 'journeys');
    },
  };
}

function failedTest({ testResults }) {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.find(({ status }) => status === 'failed')?.fullName;
}

function failedJourney({ suites }) {
  const all = suites.flatMap(function specsOf(suite) {
    return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  });
  return all.find(({ ok }) => !ok)?.title;
}

/**
 * Looks for the test that notices a fault: first the one that is named, then all, tier by tier.
 *
 * @param {Mutation} mutation
 * @returns {string | undefined} What failed.
 */
function findTest({ test }, { unit, build, built, journeys }) {
  const needsBuild = /^tests\/(?:built|journeys)\//.test(test);
  if (!needsBuild) {
    return unit([test]) ?? unit() ?? build() ?? built() ?? journeys();
  }
  const named = test.startsWith('tests/built/') ? built : journeys;
  return build() ?? named([test]) ?? unit() ?? built() ?? journeys();
}

const mutations = readMutations(process.argv.slice(2));
if (mutations.length === 0) throw new Error('There is no such group of mutations.');
requireBrowser();
const copy = createCopy();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const tests = testsOf(copy);
let noticed = 0;
for (const mutation of mutations) {
  const { what, file, find, replace } = mutation;
  const target = path.join(copy, file);
  const source = readFileSync(target, 'utf8');
  writeFileSync(
    target,
    source.replace(find, () => replace),
  );
  const failed = findTest(mutation, tests);
  writeFileSync(target, source);
  if (failed) noticed += 1;
  console.log(
    failed ? `✓ ${what} (${file}): ${failed}` : `✗ ${what} (${file}): nothing noticed it`,
  );
}
console.log(`${noticed} of ${mutations.length} mutations were noticed.`);
process.exitCode = noticed === mutations.length ? 0 : 1;
