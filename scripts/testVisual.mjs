#!/usr/bin/env node
// Compares pictures of the site with tests/visual/baseline. Usage: npm run test:visual [-- OPTIONS]
//   --update     takes what the site looks like now as the baseline
//   --no-build   looks at the site that is in doc_build/
// The differences are in test-results/visual-report/index.html.
import { requireBrowser } from './browser.mjs';
import { runTool } from './tools.mjs';

const OWN = new Set(['--update', '--no-build']);
const given = process.argv.slice(2);
const others = given.filter((argument) => !OWN.has(argument));
const config = ['--config', 'tests/visual/playwright.config.ts'];
const update = given.includes('--update') ? ['--update-snapshots=all'] : [];

requireBrowser();
process.exitCode =
  (given.includes('--no-build') ? 0 : runTool(['rspress', 'build'])) ||
  runTool(['playwright', 'test', ...config, ...update, ...others]);
