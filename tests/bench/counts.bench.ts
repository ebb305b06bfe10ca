import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { isMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { createMatrix } from '@funtool-docs/facts/matrix/createMatrix';
import { countSentences, type SentenceCounts } from '@funtool-docs/checks/claims/sentences';
import { entryPointOf } from '@funtool-docs/content/importStatement';
import { countResults } from '@funtool-docs/content/resultSyntax';
import { checkExamples } from '@funtool-docs/checks/checkExamples';
import { checkRules, inputRows } from '@funtool-docs/checks/checkRules';
import { isExample, norunReason } from '@funtool-docs/content/codeMeta';
import { type Page, documentedNames } from '@funtool-docs/content/parsePage';
import { formatProblem } from '@funtool-docs/content/problem';
import { site } from '../../site.config';
import { isApiPage } from '@funtool-docs/content/paths';
import { listFiles } from '@funtool-docs/content/listFiles';
import { readPages } from '@funtool-docs/content/loadSite';

const root = path.resolve(import.meta.dirname, '../..');

it.each(site.locales)(
  'counts what is checked in $lang',
  async ({ lang }) => {
    const pages = readPages(root, lang);
    const problems = await Promise.all(
      pages.map(async (page) => [...(await checkExamples(page)), ...(await checkRules(page))]),
    );
    console.log(`\n${lang}`);
    console.table(await countPages(pages));
    expect(problems.flat().map(formatProblem)).toEqual([]);
  },
  120_000,
);

it.each(site.locales)(
  'counts the sentences of $lang that something proves',
  ({ lang }) => {
    const pages = readPages(root, lang).filter(isApiPage);
    const categories = [...new Set(pages.map(entryPointOf))];
    const rows = categories.map((category): [string, SentenceCounts] => [
      category,
      countSentences(pages.filter((page) => entryPointOf(page) === category)),
    ]);
    console.log(`\nsentences, ${lang}`);
    console.table(Object.fromEntries([...rows, ['all', countSentences(pages)]]));
    expect(rows.every(([, { factual }]) => factual > 0)).toBe(true);
  },
  120_000,
);

it('counts the measured calls', () => {
  const folder = path.join(root, 'library/behaviour');
  const files = listFiles(folder).filter((file) => file.endsWith('.json'));
  const calls = files.flatMap((file) => {
    const { behaviour } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      behaviour: unknown[];
    };
    return behaviour;
  });
  console.log(`\nmeasured calls: ${calls.length}, of ${files.length} pages`);
  expect(calls.length).toBeGreaterThan(files.length);
});

async function countPages(pages: Page[]): Promise<Record<string, number>> {
  const examples = pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => isExample(block) && norunReason(block.meta) === undefined);
  const matrices = await Promise.all(pages.map(countMatrixCells));
  return {
    pages: pages.length,
    'pages of the API': pages.filter(isApiPage).length,
    examples: examples.length,
    'results of examples': sum(examples.map(({ code }) => countResults(code))),
    'inputs of rules': sum(pages.map(({ tree }) => inputRows(tree).length)),
    'values in matrices': sum(matrices),
  };
}

/** Values in the first column of a page's behaviour table. */
async function countMatrixCells({ tree, ...page }: Page): Promise<number> {
  if (!tree.children.some(isMatrix)) return 0;
  let values = 0;
  const nodes = await createMatrix(documentedNames(page), page.locale);
  visit({ type: 'root', children: nodes }, 'inlineCode', () => {
    values++;
  });
  return values;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
