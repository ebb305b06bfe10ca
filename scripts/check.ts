// Says what is wrong, fast. Usage: npm run check [-- PAGE…]
//   npm run check                                         every check that needs no browser
//   npm run check -- docs/en/guide/api/array/unique.mdx   one page and its counterparts; also says which
//                                                         of its sentences have no code beside them
//   npm run check -- --explain links                      why a problem with this code is one, and what to do
import path from 'node:path';
import { runSteps, TIERS } from './steps.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

// Each way imports what it needs alone: TypeScript and the evaluator take seconds to load.

async function checkPages(files: string[]): Promise<void> {
  const { checkPage, findOpenSentences } = await import('@funtool-docs/checks/checkPage');
  const { relativePath } = await import('@funtool-docs/content/paths');
  const { annotateProblem, formatProblem } = await import('@funtool-docs/content/problem');
  const { writtenPlace } = await import('@funtool-docs/content/ruleSections');
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

async function explain(codes: string[]): Promise<void> {
  const { explainCode } = await import('@funtool-docs/checks/problemCodes');
  for (const code of codes) console.log(explainCode(code));
}

const pages = process.argv.slice(2);
const isExplaining = pages[0] === '--explain';
if (pages.length) {
  const work = isExplaining ? explain(pages.slice(1)) : checkPages(pages);
  await work.catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  await runSteps(TIERS.check);
}
