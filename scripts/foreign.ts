// Runs the examples in pinned releases of libraries that nobody here wrote, and counts what comes of their results.
// Usage: npm run bench foreign [-- NAME…]   for some of the libraries; false results are listed with file and line
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDocuments } from '@funtool-docs/runner/documents/checkDocuments';
import { toSummary, writeReport, writeSummary } from '@funtool-docs/runner/documents/report';
import { globSync } from 'tinyglobby';

interface Foreign {
  version: string;
  /** Files with examples, each example once: declarations where code has them again. */
  files: string;
  /** The name by which its examples call it. */
  scope?: string;
}

const LIBRARIES: Record<string, Foreign> = {
  lodash: { version: '4.17.21', files: 'lodash.js', scope: '_' },
  ramda: { version: '0.30.1', files: 'src/*.js', scope: 'R' },
  remeda: { version: '2.21.0', files: 'dist/*.d.ts', scope: 'R' },
  radashi: { version: '12.3.0', files: 'dist/radashi.d.ts', scope: '_' },
  'date-fns': { version: '4.1.0', files: '*.d.ts' },
  'es-toolkit': { version: '1.33.0', files: 'dist/!(compat|_internal)/**/*.d.ts' },
};

const asked = process.argv.slice(2);
const names = Object.keys(LIBRARIES).filter((name) => asked.length === 0 || asked.includes(name));
if (names.length === 0) throw new Error(`Known are ${Object.keys(LIBRARIES).join(', ')}.`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'foreign-'));
try {
  install();
  const totals: string[] = [];
  for (const name of names) {
    const start = Date.now();
    const { files, scope } = LIBRARIES[name]!;
    const cwd = path.join(folder, 'node_modules', name);
    // oxlint-disable-next-line no-await-in-loop -- each alone, for its time
    const documents = await checkDocuments(globSync(files, { cwd, absolute: true }), {
      folder,
      ...(scope && { scope: { [scope]: name } }),
    });
    console.log(`\n${writeReport(documents, false)}`);
    totals.push(
      `${name}: ${writeSummary(toSummary(documents))}, ${Math.round((Date.now() - start) / 1000)} s`,
    );
  }
  console.log(`\n${totals.join('\n')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function install(): void {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Run this as "npm run bench foreign", which says where npm is.');
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const wanted = names.map((name) => `${name}@${LIBRARIES[name]!.version}`);
  const args = [npm, 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'ignore', windowsHide: true });
}
