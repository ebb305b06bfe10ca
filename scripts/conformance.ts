// Compares a built release of the library with everything that these pages state.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareRelease, DEFAULT_LIMIT } from '@funtool-docs/checks/conformance/compareRelease';
import { describeReport, exitStatus } from '@funtool-docs/checks/conformance/describeReport';
import { type ConformanceKind, COMPARISONS } from '@funtool-docs/checks/conformance/kinds';
import { markPages } from '@funtool-docs/checks/conformance/markPages';

const ROOT = path.resolve(import.meta.dirname, '..');
const UNUSABLE = 2;

const HELP = `Usage: npm run conformance -- PATH [--only KIND,…] [--json FILE] [--mark]

PATH is a folder with a package.json that exports the entries, or an archive that npm pack has made.
Its code runs in processes of its own, and each call, example or table has %LIMIT% s.

  --only KIND,…   compares these alone: %KINDS%
  --json FILE     also writes the report as data
  --mark          marks the pages that differ, for readers, in library/next.json; takes the marks away if none does

Ends with 0 if nothing differs, with 1 if something does, and with 2 if PATH cannot be used.`;

async function compare(): Promise<void> {
  const help = HELP.replace('%KINDS%', Object.keys(COMPARISONS).join(', ')).replace(
    '%LIMIT%',
    String(DEFAULT_LIMIT / 1000),
  );
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      only: { type: 'string' },
      json: { type: 'string' },
      mark: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [target, ...others] = positionals;
  if (target === undefined || others.length) throw new Error(help);
  const only = values.only?.split(',') as ConformanceKind[] | undefined;
  const unknown = only?.find((kind) => !Object.hasOwn(COMPARISONS, kind));
  if (unknown !== undefined) throw new Error(`There is no kind "${unknown}".\n\n${help}`);
  console.error('Comparing; all kinds take a minute or two.');
  const report = await compareRelease(ROOT, target, { only });
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  console.log(describeReport(report));
  if (values.mark) {
    console.log(`Marked: ${markPages(ROOT, report)} pages (library/next.json).`);
  }
  process.exitCode = exitStatus(report);
}

await compare().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = UNUSABLE;
});
