#!/usr/bin/env node
// Builds the site and runs browser tests. Usage: npm run test:e2e [-- [--no-build] [FILTER…]]
//   --no-build   tests the site that is in doc_build/
//   FILTER…      goes to Playwright: part of a file's name, --grep, --headed and so on
import { spawnSync } from 'node:child_process';
import { requireBrowser } from './browser.mjs';

const args = process.argv.slice(2).filter((argument) => argument !== '--no-build');
const isBuilt = args.length < process.argv.length - 2;

function run(...command) {
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  return status ?? 1;
}

requireBrowser();
process.exitCode = (isBuilt ? 0 : run('rspress', 'build')) || run('playwright', 'test', ...args);
