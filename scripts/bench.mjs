#!/usr/bin/env node
// Measures the whole site: what is checked, how large, fast and well found it is, what a build costs, and how
// it grows.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { updateFigures } from './figures.mjs';
import { runTool } from './tools.mjs';

const HELP = `Usage: npm run bench [-- STEP…] [--ten] [GROUP…]

Without a step, all of these: %STEPS%. The others run only by name.

build compares builds and the development server with the framework alone on the same content, at one and
four times that content, each from a clean clone (no caches). With --ten also at ten times it, which takes
many minutes. Time of CPUs is what to compare where other programs run.

laws looks for inputs that break what tests/laws/laws.json says of functions.

engineSpeed measures what Firefox and WebKitGTK make of both: apt-get install firefox-esr webkit2gtk-driver xvfb

mutations puts faults into a copy, one after the other, and says which test notices each; names of files in
tests/bench/mutations, tiers (unit, built, journeys) and words of what is broken choose among them.

same compares doc_build/ with that of another checkout or commit, file by file, hashes in names aside.

health measures size and barriers of every page and writes them into docs/measured.json, which the page on
health shows.`;

/** Each step prints its figures and fails if something is wrong; the last one writes them into docs-dev/figures.md. */
const STEPS = {
  counts: () => runVitest('counts'),
  search: () => {
    const engine = runVitest('search');
    const build = run(['rspress', 'build']);
    return engine || build || runPlaywright(bench('searchPanel'));
  },
  scorers: () => runVitest('scorers'),
  laws: () => runVitest('laws'),
  size: () => run(['rspress', 'build']) || runVitest('size'),
  build: () => runVitest('build', { BENCH_TEN: isTen ? '1' : '' }),
  growth: () => runVitest('growth'),
  speed: () => buildBoth() || runPlaywright(bench('speed')),
  engineSpeed: () => buildBoth() || runPlaywright(bench('engineSpeed')),
  interactions: () => run(['rspress', 'build']) || runPlaywright(bench('interactions')),
  runner: () => run(['rspress', 'build']) || runPlaywright(bench('runner')),
  health: () => run(['rspress', 'build']) || runPlaywright(bench('health')),
  engines: () => run(['rspress', 'build']) || runPlaywright(ENGINES),
  figures: () => updateFigures(),
};

/** Steps that run only by name. */
const ON_REQUEST = {
  mutations: () => runScript('mutations', rest),
  same: () => runScript('same', rest),
};

/** This site, and the same content on the framework alone. */
const buildBoth = () =>
  run(['rspress', 'build']) || run(['rspress', 'build'], {}, 'tests/bench/stock');

/** With a slash: `speed.spec.ts` would find `engineSpeed.spec.ts`, too. */
const bench = (name) => [
  `/${name}.spec.ts`,
  '--config',
  'tests/bench/playwright.config.ts',
  '--reporter=line',
];

const ENGINES = ['--config', 'tests/engines/playwright.config.ts'];

const runVitest = (name, env) =>
  run(['vitest', 'run', '--config', 'tests/bench/vitest.config.ts', `${name}.bench.ts`], env);

function runPlaywright(args) {
  requireBrowser();
  return run(['playwright', 'test', ...args]);
}

function runScript(name, args) {
  const script = path.join(import.meta.dirname, `${name}.mjs`);
  const options = { stdio: 'inherit', windowsHide: true };
  return spawnSync(process.execPath, [script, ...args], options).status ?? 1;
}

function run(args, env = {}, cwd = '.') {
  return runTool(args, { env: { ...process.env, ...env }, cwd });
}

const isTen = process.argv.includes('--ten');
const given = process.argv.slice(2).filter((argument) => argument !== '--ten');
if (given[0] === '--help') {
  console.log(HELP.replace('%STEPS%', Object.keys(STEPS).join(', ')));
  process.exit();
}
/** What runs by name takes groups; all others are steps. */
const [names, rest] = Object.hasOwn(ON_REQUEST, given[0] ?? '')
  ? [given.slice(0, 1), given.slice(1)]
  : [given, []];
const all = { ...STEPS, ...ON_REQUEST };
const unknown = names.find((name) => !Object.hasOwn(all, name));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}"; known are ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(STEPS)) {
  console.log(`\n── ${name}`);
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  const code = (await all[name]()) ?? 0;
  process.exitCode ||= code;
}
