#!/usr/bin/env node
// Measures the whole site: what is checked, and every page in a browser. Usage: node scripts/bench.mjs [step]
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, requireBrowser } from './browser.mjs';

/** Each step prints its figures and fails if something is wrong. */
const STEPS = {
  counts: () => runVitest('counts'),
  search: () => runVitest('search'),
  pages: () => {
    const build = run(['rspress', 'build']);
    const sweep = ['playwright', 'test', 'tests/e2e/everyPage.spec.ts', '--reporter=line'];
    return build || run(sweep, { EVERY_PAGE: '1', [BROWSER_VARIABLE]: requireBrowser() });
  },
};

const runVitest = (name) =>
  run(['vitest', 'run', '--config', 'tests/bench/vitest.config.ts', `${name}.bench.ts`]);

function run(args, env = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync('npx', ['--no-install', ...args], options).status ?? 1;
}

const [wanted] = process.argv.slice(2);
if (wanted && !STEPS[wanted]) {
  console.error(`There is no step "${wanted}"; known are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted && name !== wanted) continue;
  console.log(`\n── ${name}`);
  process.exitCode ||= step();
}
