import { loadSite } from '@funtool-docs/content/loadSite';
import { formatProblem, type Problem } from '@funtool-docs/content/problem';
import { compareExports, compareTypes } from './compareExports';
import { compareSizes } from './compareSizes';
import { type Comparison, openRelease, type Release } from './openRelease';
import {
  checkExamples,
  checkRules,
  createCheck,
  runProblems,
} from '@funtool-docs/checks/checkExamples';
import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { topicOf } from '@funtool-docs/content/paths';
import {
  BEHAVIOUR,
  readMeasuredPage,
  readMeasuredPages,
  readMeasuredFacts,
} from '@funtool-docs/facts/library/measured';
import { isMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import path from 'node:path';
import {
  type BlockResult,
  openBlockThread,
  type RunBlock,
  type RunnableBlock,
} from '@funtool-docs/checks/thread/runBlock';
import { jsonLine, readText } from '@funtool-docs/content/files';
import { type ListedCall, measuredExample } from '@funtool-docs/facts/contract/contract';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { MATRIX, type StatedMatrix } from './compareMatrix';

/** The differences between a release and the pages. */
export interface ReleaseReport extends Pick<Release, 'title' | 'unusable'> {
  /** In the order in which they are shown: exports, calls and so on. */
  kinds: Record<string, Comparison>;
}

/**
 * Compares a built release with all that the pages and measurements of a repository state.
 *
 * @param root Repository root.
 * @param target A folder with a package.json, or an archive that `npm pack` has made.
 * @throws {Error} If there is no release, or if it exports nothing.
 */
export async function compareRelease(root: string, target: string): Promise<ReleaseReport> {
  const release = openRelease(target);
  const { pages } = loadSite(root);
  try {
    const kinds = {
      exports: await compareExports(root, pages, release),
      ...(await compareBlocks(root, pages, release)),
      types: await compareTypes(root, pages, release),
      sizes: await compareSizes(root, release),
    };
    return { title: release.title, unusable: release.unusable, kinds };
  } finally {
    release.close();
  }
}

/** 0 if nothing differs, 1 if something does, 2 if an entry cannot be imported. */
export function exitStatus({ unusable, kinds }: ReleaseReport): 0 | 1 | 2 {
  if (Object.keys(unusable).length > 0) return 2;
  return Object.values(kinds).some(({ differences }) => differences.length > 0) ? 1 : 0;
}

/** Writes a report as text: differences by kind with their places, counts, then the verdict. */
export function describeReport(report: ReleaseReport): string {
  const { title, unusable } = report;
  const kinds = Object.entries(report.kinds);
  const count = kinds.reduce((sum, [, { differences }]) => sum + differences.length, 0);
  const verdicts = [
    `${title} does what these pages say.`,
    `${title} differs from these pages in ${count} places.`,
    `${title} cannot be used: ${Object.keys(unusable).length} of its entries cannot be imported.`,
  ];
  return [
    ...Object.entries(unusable).map(([entry, why]) => `${entry} cannot be imported: ${why}`),
    ...kinds
      .filter(([, { differences }]) => differences.length > 0)
      .flatMap(([kind, { differences }]) => ['', `── ${kind}`, ...differences.map(oneLine)]),
    '',
    ...kinds.map(([kind, { compared, differences }]) => {
      return `${kind}: ${compared} compared, ${differences.length} differ`;
    }),
    verdicts[exitStatus(report)],
  ].join('\n');
}

function oneLine({ message, ...place }: Comparison['differences'][number]): string {
  return formatProblem({ ...place, message: message.replaceAll(/\s+/g, ' ') });
}

/** Runs all that states results: measured calls, examples, claims, and tables. */
async function compareBlocks(
  root: string,
  pages: Page[],
  release: Release,
): Promise<Record<'calls' | 'examples' | 'claims' | 'tables', Comparison>> {
  const thread = openBlockThread(path.join(import.meta.dirname, 'worker.mjs'), release.urls);
  let compared = 0;
  const run: RunBlock = (block) => {
    compared += 1;
    return thread(block);
  };
  const check = createCheck(run);
  const count = async (work: () => Promise<Problem[]>): Promise<Comparison> => {
    compared = 0;
    const differences = await work();
    return { compared, differences };
  };
  const compareAll = (work: (page: Page) => Promise<Problem[]>) =>
    count(async () => (await Promise.all(pages.map(work))).flat());
  return {
    calls: await count(() => compareCalls(root, release, run)),
    examples: await compareAll((page) => checkExamples(page, check)),
    claims: await count(async () => {
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
async function compareCalls(root: string, release: Release, run: RunBlock): Promise<Problem[]> {
  const found = readMeasuredPages(root).flatMap(({ name }) => {
    const file = `${BEHAVIOUR}/${name}.json`;
    const source = readText(path.join(root, file));
    const entry = `funtool/${name.split('/')[0]}`;
    const own = release.names[entry] ?? [];
    return readContract(root, name)!.calls.map(async (call, index): Promise<Problem[]> => {
      const result = await run(
        blockOf(call, (imported) => (own.includes(imported) ? entry : 'funtool')),
      );
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
