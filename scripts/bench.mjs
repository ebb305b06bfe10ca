#!/usr/bin/env node
// Measures the whole site: what is checked, how large, fast and well found it is, how it grows, and every
// page in a browser. Usage: node scripts/bench.mjs [step]
import { spawnSync } from 'node:child_process';
import { pathVariable, requireBrowser } from './browser.mjs';
import { updateFigures } from './figures.mjs';

/** Each step prints its figures and fails if something is wrong; the last one writes them into docs-dev/figures.md. */
const STEPS = {
  counts: () => runVitest('counts'),
  search: () => {
    const engine = runVitest('search');
    const build = run(['rspress', 'build']);
    return engine || build || runPlaywright(bench('searchPanel'));
  },
  scorers: () => runVitest('scorers'),
  size: () => run(['rspress', 'build']) || runVitest('size'),
  growth: () => runVitest('growth'),
  speed: () => {
    const build = run(['rspress', 'build']);
    const stock = run(['rspress', 'build'], {}, 'tests/bench/stock');
    return build || stock || runPlaywright(bench('speed'));
  },
  runner: () => run(['rspress', 'build']) || runPlaywright(bench('runner')),
  pages: () => {
    const build = run(['rspress', 'build']);
    const specs = ['everyPage.spec.ts', 'everyExample.spec.ts', 'accessibility.spec.ts'];
    return build || runPlaywright([...specs, '--reporter=line'], { EVERY_PAGE: '1' });
  },
  engines: () => run(['rspress', 'build']) || runPlaywright(ENGINES),
  figures: () => updateFigures(),
};

const bench = (name) => [
  `${name}.spec.ts`,
  '--config',
  'tests/bench/playwright.config.ts',
  '--reporter=line',
];

const ENGINES = ['--config', 'tests/engines/playwright.config.ts'];

const runVitest = (name) =>
  run(['vitest', 'run', '--config', 'tests/bench/vitest.config.ts', `${name}.bench.ts`]);

const runPlaywright = (args, env) =>
  run(['playwright', 'test', ...args], { ...env, [pathVariable()]: requireBrowser() });

function run(args, env = {}, cwd = '.') {
  const options = { stdio: 'inherit', env: { ...process.env, ...env }, cwd };
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
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  process.exitCode ||= (await step()) ?? 0;
}
