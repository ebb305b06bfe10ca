import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { topicOf } from '@funtool-docs/content/paths';
import { isMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { ruleExamples } from '../../checkRules';
import { type ReleaseComparison, compareTasks, type PlacedTask } from '../compareTasks';
import type { Context } from '../context';
import { compareBlocks, type PlacedBlock } from './compareExamples';

/** Each opens a page of its own. */
const COMPANY = 4;

/** Computes every behaviour table on the release, and runs the tables on the pages of rules. */
export async function compareTables(context: Context): Promise<ReleaseComparison> {
  const matrices = await compareTasks(context, placedMatrices(context.pages), COMPANY);
  const rules = await compareBlocks(
    context,
    context.pages.flatMap((page) =>
      ruleExamples(page).map((example) => ({ ...example, file: page.file })),
    ),
  );
  return {
    compared: matrices.compared + rules.compared,
    notRun: matrices.notRun + rules.notRun,
    differences: [...matrices.differences, ...rules.differences],
  };
}

function placedMatrices(pages: Page[]): PlacedTask[] {
  const places = new Map<string, Place[]>();
  for (const { file, slug, names, tree } of pages) {
    const node = tree.children.find(isMatrix);
    const key = JSON.stringify({ page: topicOf(slug), names });
    if (node) places.set(key, [...(places.get(key) ?? []), { file, line: lineOf(node) }]);
  }
  return Array.from(places, ([key, same]) => ({
    task: { type: 'table', ...(JSON.parse(key) as { page: string; names: string[] }) },
    places: () => same,
  }));
}

type Place = Pick<PlacedBlock, 'file' | 'line'>;
