import {
  checkExamples,
  checkRules,
  createCheck,
  runProblems,
} from '@funtool-docs/checks/checkExamples';
import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { topicOf } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import {
  BEHAVIOUR,
  readMeasuredPage,
  readMeasuredPages,
} from '@funtool-docs/facts/library/measuredCalls';
import { readMeasuredFacts } from '@funtool-docs/facts/library/measuredFacts';
import { isMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import path from 'node:path';
import type { BlockResult, RunBlock, RunnableBlock } from '@funtool-docs/checks/thread/runBlock';
import { jsonLine } from '@funtool-docs/content/parseJson';
import { readText } from '@funtool-docs/content/textFile';
import type { ListedCall } from '@funtool-docs/facts/contract/contractRecord';
import { measuredExample } from '@funtool-docs/facts/contract/measuredExample';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { MATRIX, type StatedMatrix } from './compareMatrix';
import { type Comparison, openReleaseThread } from './releaseThread';
import type { Release } from './openRelease';

/** Runs all that states results: measured calls, examples, claims, and tables. */
export async function compareBlocks(
  root: string,
  pages: Page[],
  release: Release,
): Promise<Record<'calls' | 'examples' | 'claims' | 'tables', Comparison>> {
  const thread = openReleaseThread(release.urls);
  const check = createCheck(thread.run);
  const compareAll = (work: (page: Page) => Promise<Problem[]>) =>
    thread.count(async () => (await Promise.all(pages.map(work))).flat());
  return {
    // First: most call one function, which tells the one that does not come back.
    calls: await thread.count(() => compareCalls(root, release, thread.run)),
    examples: await compareAll((page) => checkExamples(page, check)),
    claims: await thread.count(async () => {
      const found = readAllClaims(root, pages).flatMap(({ file, claims: own }) =>
        own.map(async (claim) =>
          (await check(claim, true)).map((problem) => ({ file, ...problem })),
        ),
      );
      return (await Promise.all(found)).flat();
    }),
    tables: await compareAll(async (page) => {
      const blocks = matrixBlocks(root, page).map((block) => check(block));
      const problems = (await Promise.all(blocks)).flat();
      return [
        ...problems.map((problem) => ({ file: page.file, ...problem })),
        ...(await checkRules(page, check)),
      ];
    }),
  };
}

/** Writes the behaviour table of a page, if it has one, as a block. */
function matrixBlocks(root: string, { slug, tree }: Page) {
  const page = topicOf(slug);
  return tree.children.filter(isMatrix).map((node) => {
    const stated: StatedMatrix = {
      entry: `funtool/${page.split('/')[0]}`,
      page,
      names: readMeasuredPage(root, page)!.exports,
      matrix: readMeasuredFacts(root, page)!.matrix!,
    };
    return { code: JSON.stringify(stated), meta: MATRIX, line: lineOf(node) };
  });
}

/** Runs every measured call, written as a block that imports from the entry of its page. */
async function compareCalls(
  root: string,
  release: Release,
  run: RunBlock<BlockResult | undefined>,
): Promise<Problem[]> {
  const found = readMeasuredPages(root).flatMap(({ name }) => {
    const file = `${BEHAVIOUR}/${name}.json`;
    const source = readText(path.join(root, file));
    const entry = `funtool/${name.split('/')[0]}`;
    const own = release.names[entry] ?? [];
    return readContract(root, name)!.calls.map(async (call, index): Promise<Problem[]> => {
      const result = await run(
        blockOf(call, (imported) => (own.includes(imported) ? entry : 'funtool')),
      );
      if (!result) return [];
      const line = jsonLine(source, ['behaviour', index, 'call']);
      return callProblems(call, result).map((message) => {
        return { file, line, message: `${call.call}: ${message}` };
      });
    });
  });
  return (await Promise.all(found)).flat();
}

function blockOf(call: ListedCall, entryOf: (name: string) => string): RunnableBlock {
  const imports = call.imports.map((name) => `import { ${name} } from '${entryOf(name)}';`);
  const code = [...imports, measuredExample({ ...call, imports: [] })].join('\n');
  return {
    // Constructed code has no `import()` of its own.
    code: code.replaceAll('import(', 'process.getBuiltinModule('),
    meta: call.env === 'dom' ? 'browser' : '',
    // Measured on a machine that did nothing else.
    isClaim: true,
  };
}

/** The block states the name of an error alone; of its message, a part was measured. */
function callProblems({ throws }: ListedCall, result: BlockResult): string[] {
  const stated = { ...result, unstated: [], unprinted: [] };
  const problems = runProblems(stated).map(({ message }) => message);
  const [{ actual } = {}] = result.outcomes;
  if (problems.length > 0 || throws === undefined || actual!.includes(throws)) return problems;
  return [`stated: throws "${throws}"; what it really throws: ${actual}`];
}
