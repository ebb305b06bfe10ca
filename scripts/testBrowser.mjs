#!/usr/bin/env node
// Builds the site and tests it in a browser. Usage:
//   npm run test:journeys [-- [--no-build] [FILTER…]]   journeys of readers
//   npm run test:visual [-- [--no-build] [--update]]    pictures, compared with tests/visual/baseline; the
//                                                       differences are in test-results/visual-report/index.html
//
//   --no-build        tests the site that is in doc_build/
//   --update          takes what the site looks like now as the baseline
//   FILTER…           goes to Playwright: part of a file's name, --grep, --headed, --last-failed,
//                     --only-changed and so on
//   --project=sweep   the sweeps over all pages in place of the journeys
import { requireBrowser } from './browser.mjs';
import { JOURNEYS } from './steps.mjs';
import { runTool } from './tools.mjs';

const PICTURES = ['--config', 'tests/visual/playwright.config.ts'];

const [kind, ...given] = process.argv.slice(2);
const others = given.filter((argument) => argument !== '--no-build');
const hasProject = others.some((argument) => argument.startsWith('--project'));
const args =
  kind === 'visual'
    ? [
        ...PICTURES,
        ...others.map((text) => (text === '--update' ? '--update-snapshots=all' : text)),
      ]
    : [...(hasProject ? [] : JOURNEYS), ...others];

requireBrowser();
process.exitCode =
  (others.length < given.length ? 0 : runTool(['rspress', 'build'])) ||
  runTool(['playwright', 'test', ...args]);
