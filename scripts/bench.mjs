#!/usr/bin/env node
// Measures the whole site: how large, fast and well found it is, and what a build costs.
import { requireBrowser } from './browser.mjs';
import { compareBuilds } from './same.mjs';
import { runTool } from './tools.mjs';

const HELP = `Usage: npm run bench [-- STEP…]

Without a step, all of these: %STEPS%. What they measure can be pasted into docs-dev/figures.md.

speed measures pages beside the framework alone, then an example and keys in search.

build compares a build with one of the framework alone on the same content, without caches and with them.

search measures what the engine finds, and what its panel finds, costs and takes.

same PATH runs only by name: it compares doc_build/ with that of another checkout or commit, file by file,
hashes in names aside.`;

/** Each step prints its figures and fails if something is wrong. */
const STEPS = {
  size: () => run(['rspress', 'build']) || runVitest('size'),
  speed: () => buildBoth() || runPlaywright(bench('speed')) || runPlaywright(bench('interactions')),
  build: () => runVitest('build'),
  search: () => {
    const engine = runVitest('search');
    const build = run(['rspress', 'build']);
    return engine || build || runPlaywright(bench('searchPanel'));
  },
};

/** Steps that run only by name, with arguments of their own. */
const ON_REQUEST = {
  same: () => compareBuilds(rest[0]),
};

/** This site, and the same content on the framework alone. */
const buildBoth = () => run(['rspress', 'build']) || run(['rspress', 'build'], 'tests/bench/stock');

const bench = (name) => [
  `/${name}.spec.ts`,
  '--config',
  'tests/bench/playwright.config.ts',
  '--reporter=line',
];

const runVitest = (name) =>
  run(['vitest', 'run', '--config', 'tests/bench/vitest.config.ts', `${name}.bench.ts`]);

function runPlaywright(args) {
  requireBrowser();
  return run(['playwright', 'test', ...args]);
}

function run(args, cwd = '.') {
  return runTool(args, { cwd });
}

const given = process.argv.slice(2);
if (given[0] === '--help') {
  console.log(HELP.replace('%STEPS%', Object.keys(STEPS).join(', ')));
  process.exit();
}
/** What runs by name takes arguments; all others are steps. */
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
