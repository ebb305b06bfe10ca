#!/usr/bin/env node
// Writes the documentation for reader programs: an e-book, or a docset for Dash and Zeal.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importTs } from './importTs.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

const HELP = `Usage: npm run export -- epub|docset [--lang zh|en] [--out FOLDER]

epub writes funtool.LANG.epub, docset writes the folder funtool.LANG.docset, into FOLDER, by default dist.
They have the guides and the reference, without what needs scripts.`;

try {
  const { values, positionals } = parseArgs({
    options: {
      lang: { type: 'string', default: 'zh' },
      out: { type: 'string', default: 'dist' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) console.log(HELP);
  else if (positionals.length !== 1) throw new Error(HELP);
  else {
    const { exportSite } = await importTs('features/exports/exportSite.ts');
    const out = path.resolve(values.out);
    const written = await exportSite(ROOT, positionals[0], values.lang, out);
    console.log(`Written: ${path.relative(process.cwd(), written) || written}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
