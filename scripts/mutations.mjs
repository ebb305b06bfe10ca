#!/usr/bin/env node
// Puts faults into a copy of the checkout, one after the other, and says which test notices each.
// Usage: npm run bench mutations [-- NAME…]
//   NAME   a file in tests/bench/mutations/, without .json, a tier (unit, built, journeys), or words
//          of what is broken
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { openTests, tierOf } from './mutationTests.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'tests/bench/mutations');

/** Folders that are made anew in a copy. */
const LEFT_OUT = new Set(['node_modules', 'doc_build', 'test-results', 'dist']);
const NESTED = /[\\/]node_modules$/;

/** Tiers from the fastest to the slowest. */
const TIERS = ['unit', 'built', 'journeys'];

/**
 * A fault, as `tests/bench/mutations/README.md` says.
 *
 * @typedef {{ what: string; file: string; find: string; replace: string; test: string }} Mutation
 */

/**
 * Reads the mutations that are asked for, those with fast tests first.
 *
 * @param {string[]} names None for all.
 * @returns {Mutation[]}
 */
function readMutations(names) {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  const all = files.flatMap((file) => {
    const group = path.parse(file).name;
    const mutations = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
    return mutations.map((mutation) => ({ ...mutation, group }));
  });
  const isAsked = ({ what, group, test }) =>
    names.some((name) => name === group || name === tierOf(test) || what.includes(name));
  const asked = names.length ? all.filter(isAsked) : all;
  return TIERS.flatMap((tier) => asked.filter(({ test }) => tierOf(test) === tier));
}

/** Copies the checkout and installs what it needs, so that nothing here is touched. */
function createCopy() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'mutations-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  const isSource = (file) => !LEFT_OUT.has(path.relative(ROOT, file)) && !NESTED.test(file);
  cpSync(ROOT, copy, { recursive: true, filter: isSource });
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Run this as "npm run bench mutations", which says where npm is.');
  const args = [npm, 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'ignore', windowsHide: true });
  return copy;
}

/** Runs the test of a fault while that is in the copy. */
async function tryMutation({ file, find, replace, test }, copy, findFailure) {
  const target = path.join(copy, file);
  const source = readFileSync(target, 'utf8');
  writeFileSync(
    target,
    source.replace(find, () => replace),
  );
  try {
    return await findFailure([test], target);
  } finally {
    writeFileSync(target, source);
  }
}

const mutations = readMutations(process.argv.slice(2));
if (mutations.length === 0) throw new Error('There is no such mutation.');
if (mutations.some(({ test }) => tierOf(test) === 'journeys')) requireBrowser();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const copy = createCopy();
const { findFailure, close } = await openTests(copy);
const start = Date.now();
for (const tier of TIERS) {
  const tests = [...new Set(mutations.map(({ test }) => test))].filter(
    (test) => tierOf(test) === tier,
  );
  // oxlint-disable-next-line no-await-in-loop -- a test that fails anyway would notice every fault
  const failed = tests.length > 0 && (await findFailure(tests));
  if (failed) throw new Error(`Fails without a fault: ${failed}`);
}
let noticed = 0;
for (const mutation of mutations) {
  // oxlint-disable-next-line no-await-in-loop -- one fault at a time
  const failed = await tryMutation(mutation, copy, findFailure);
  if (failed) noticed += 1;
  const { what, file, test } = mutation;
  console.log(failed ? `✓ ${what} (${file}): ${failed}` : `✗ ${what} (${file}): ${test} passes`);
}
await close();
const seconds = Math.round((Date.now() - start) / 1000);
console.log(`${noticed} of ${mutations.length} mutations were noticed in ${seconds} s.`);
process.exit(noticed === mutations.length ? 0 : 1);
