#!/usr/bin/env node
// Writes source, test, measured calls, pages and menu entries of a new function, and lists what is left.
// Usage: npm run new -- string/slug
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { importTs } from './importTs.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

const { newFunction } = await importTs('features/verification/newFunction/newFunction.ts');

try {
  const { files, left } = newFunction(ROOT, process.argv[2] ?? '');
  spawnSync('npx', ['prettier', '--write', '--log-level', 'error', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(['Written:', ...files, '', 'Left to write:', ...left].join('\n'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
