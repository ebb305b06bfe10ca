#!/usr/bin/env node
// Lists sections whose languages are out of step, and declares them equal again.
// Usage: npm run sync [-- [--confirm | --same-meaning] NAME…]
//   NAME             a page or section, such as /guide/api/array/at#notes or docs/en/guide/index.mdx
//   --confirm        both texts say the same, for instance after translating; also after adding,
//                    renaming or removing pages and sections
//   --same-meaning   an edit of one language did not change what it says
//   --confirm --all  every section of every page
import path from 'node:path';
import { importTs } from './importTs.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

try {
  const { runSync } = await importTs('features/sync/runSync.ts');
  process.exitCode = runSync(ROOT, process.argv.slice(2), console.log);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
