#!/usr/bin/env node
// Builds the site and runs journeys of readers. Usage: npm run test:journeys [-- [--no-build] [FILTER…]]
//   --no-build        tests the site that is in doc_build/
//   FILTER…           goes to Playwright: part of a file's name, --grep, --headed, --last-failed,
//                     --only-changed and so on
//   --project=sweep   the sweeps over all pages in place of the journeys
import { requireBrowser } from './browser.mjs';
import { JOURNEYS } from './steps.mjs';
import { runTool } from './tools.mjs';

const args = process.argv.slice(2).filter((argument) => argument !== '--no-build');
const isBuilt = args.length < process.argv.length - 2;
const projects = args.some((argument) => argument.startsWith('--project')) ? [] : JOURNEYS;

requireBrowser();
process.exitCode =
  (isBuilt ? 0 : runTool(['rspress', 'build'])) ||
  runTool(['playwright', 'test', ...projects, ...args]);
