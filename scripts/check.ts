// Says what is wrong, fast. Usage: npm run check [-- PAGE…]
//   npm run check                                         every check of code and documents that needs no browser
//   npm run check -- docs/en/guide/api/array/unique.mdx   one page and its counterparts; also says which
//                                                         of its sentences have no code beside them
//   npm run check -- --library PATH                       whether a built release does what all pages say: a folder
//                                                         with a package.json, or an archive of npm pack.
//                                                         Ends with 0 if nothing differs, 1 if something does, and
//                                                         2 if the release cannot be used. Runs its code.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps, TIERS } from './steps.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

// Each way imports what it needs alone: TypeScript and the evaluator take seconds to load.

async function checkPages(files: string[]): Promise<void> {
  const { checkPage, findOpenSentences } = await import('@funtool-docs/checks/checkPage');
  const { relativePath } = await import('@funtool-docs/content/paths');
  const { annotateProblem, formatProblem } = await import('@funtool-docs/content/problem');
  const { writtenPlace } = await import('@funtool-docs/content/loadSite');
  const names = files.map((file) => relativePath(ROOT, path.resolve(file)));
  const problems = (await Promise.all(names.map((name) => checkPage(ROOT, name)))).flat();
  for (const name of names) findOpenSentences(ROOT, name).forEach((line) => console.log(line));
  for (const problem of problems.map((found) => writtenPlace(found, ROOT))) {
    console.log(formatProblem(problem));
    if (process.env['GITHUB_ACTIONS']) console.log(annotateProblem(problem));
  }
  const { listOutOfStep } = await import('@funtool-docs/checks/sync/runSync');
  const sections = listOutOfStep(ROOT, names);
  for (const section of sections) console.log(`${section}; compare them: npm run sync`);
  const count = problems.length + sections.length;
  console.log(count > 0 ? `Problems: ${count}` : 'No check finds a problem.');
  process.exitCode = count > 0 ? 1 : 0;
}

async function checkLibrary(target: string): Promise<void> {
  const { compareRelease, describeReport, exitStatus } =
    await import('@funtool-docs/lab/release/compareRelease');
  const report = await compareRelease(ROOT, target);
  console.log(describeReport(report));
  process.exitCode = exitStatus(report);
}

const { values, positionals } = parseArgs({
  options: { library: { type: 'string' } },
  allowPositionals: true,
});
const { library } = values;
if (library === undefined && positionals.length === 0) await runSteps(TIERS.check);
else {
  const work = library === undefined ? checkPages(positionals) : checkLibrary(library);
  await work.catch((error: Error) => {
    console.error(error.message);
    process.exitCode = library === undefined ? 1 : 2;
  });
}
