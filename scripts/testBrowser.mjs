#!/usr/bin/env node
// Builds the site and runs browser tests. Usage: npm run test:e2e [-- [--no-build] [FILTER…]]
//   --no-build   tests the site that is in doc_build/
//   FILTER…      goes to Playwright: part of a file's name, --grep, --headed and so on
import { requireBrowser } from './browser.mjs';
import { runTool } from './tools.mjs';

const args = process.argv.slice(2).filter((argument) => argument !== '--no-build');
const isBuilt = args.length < process.argv.length - 2;

requireBrowser();
process.exitCode =
  (isBuilt ? 0 : runTool(['rspress', 'build'])) || runTool(['playwright', 'test', ...args]);
