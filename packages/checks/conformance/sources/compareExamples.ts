import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { isExample, norunReason } from '@funtool-docs/content/codeMeta';
import { edgeCaseExamples } from '@funtool-docs/content/edgeCases';
import type { CodeBlock } from '@funtool-docs/content/parsePage';
import { type ReleaseComparison, compareTasks } from '../compareTasks';
import type { Context } from '../context';

/** More would make what depends on timers late. */
const COMPANY = 16;

/** A block of code that states results, and the file that has it. */
export type PlacedBlock = Pick<CodeBlock, 'code' | 'meta' | 'line'> & { file: string };

/** Runs every example of every page, answers and edge cases included. */
export async function compareExamples(context: Context): Promise<ReleaseComparison> {
  const blocks = context.pages.flatMap((page) =>
    [...page.blocks.filter(isExample), ...edgeCaseExamples(page)]
      .filter(({ meta }) => norunReason(meta) === undefined)
      .map((block) => ({ ...block, file: page.file })),
  );
  return compareBlocks(context, blocks);
}

/** Runs every claim that proves a sentence; both languages share them. */
export async function compareClaims(context: Context): Promise<ReleaseComparison> {
  const files = readAllClaims(context.root, context.pages);
  const blocks = files.flatMap(({ file, claims }) => claims.map((claim) => ({ ...claim, file })));
  return compareBlocks(context, blocks, 'claim');
}

/**
 * Runs blocks of code on the release, those that are the same once for all places.
 *
 * @param type Claims may import the libraries that pages compare the documented one with.
 */
export async function compareBlocks(
  context: Context,
  blocks: PlacedBlock[],
  type: 'example' | 'claim' = 'example',
): Promise<ReleaseComparison> {
  const places = new Map<string, PlacedBlock[]>();
  for (const block of blocks) {
    const key = JSON.stringify([block.meta, block.code]);
    places.set(key, [...(places.get(key) ?? []), block]);
  }
  const tasks = [...places.values()].map((same) => {
    const { code, meta } = same[0]!;
    return { task: { type, code, meta }, places: () => same };
  });
  return compareTasks(context, tasks, COMPANY);
}
