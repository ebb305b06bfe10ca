// Writes true results into examples whose stated results differ, after showing them, and formats those files.
// Usage: npm run fix [-- [--yes] [PAGE…]]
//   --yes   writes without asking, as where no terminal can answer
//   PAGE    pages with their counterparts, such as docs/en/guide/api/array/at.mdx; all pages by default
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { relativePath } from '@funtool-docs/content/paths';
import { readText, writeText } from '@funtool-docs/content/files';
import { findPageFixes } from '@funtool-docs/checks/checkPage';
import { applyFixes, type ResultFix } from '@funtool-docs/checks/fixResults';
import { runTool } from './tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  options: { yes: { type: 'boolean', short: 'y', default: false } },
  allowPositionals: true,
});

async function findFixes(): Promise<ResultFix[]> {
  if (positionals.length === 0) return findPageFixes(ROOT);
  const names = positionals.map((file) => relativePath(ROOT, path.resolve(file)));
  return (await Promise.all(names.map((name) => findPageFixes(ROOT, name)))).flat();
}

function show({ file, line, before, after }: ResultFix): void {
  console.log(`${file}:${line}`);
  for (const text of before) console.log(`  - ${text}`);
  for (const text of after) console.log(`  + ${text}`);
}

async function isWanted(count: number): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY) {
    console.log('Nothing was written; --yes writes these results.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Write ${count} true results? [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

function write(fixes: ResultFix[]): void {
  const files = [...new Set(fixes.map(({ file }) => file))];
  for (const file of files) {
    const target = path.join(ROOT, file);
    const ofFile = fixes.filter((fix) => fix.file === file);
    writeText(target, applyFixes(readText(target), ofFile));
  }
  process.exitCode = runTool(['prettier', '--write', '--log-level', 'warn', ...files], {
    cwd: ROOT,
  });
}

try {
  const fixes = await findFixes();
  fixes.forEach(show);
  if (fixes.length === 0) console.log('Nothing to mend; npm run check -- PAGE finds the rest.');
  else if (await isWanted(fixes.length)) write(fixes);
  else process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
