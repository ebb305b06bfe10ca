import { checkExamples, checkRules, createCheck } from '@funtool-docs/checks/checkExamples';
import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { topicOf } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { readMeasuredPage } from '@funtool-docs/facts/library/measuredCalls';
import { readMeasuredFacts } from '@funtool-docs/facts/library/measuredFacts';
import { isMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { compareCalls } from './compareCalls';
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
