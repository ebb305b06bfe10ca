import { isAnswer, isExample, norunReason } from '@funtool-docs/content/codeBlocks';
import { EDGE_CASES, INPUTS } from '@funtool-docs/content/edgeCases';
import type { Page } from '@funtool-docs/content/parsePage';

/** Headings of tables whose rows are run. */
const EXECUTED_TABLES = new Set([EDGE_CASES, 'behaviour', INPUTS]);

type Code = Pick<Page, 'headings' | 'blocks'>;

/**
 * Tells whether something is run below the heading with an id, up to the next one of its depth;
 * `undefined` if there is no such heading.
 */
export function runsBelow(page: Code, id: string): boolean | undefined {
  const heading = page.headings.find((other) => other.id === id);
  if (!heading) return undefined;
  const next = page.headings.find(
    ({ line, depth }) => line > heading.line && depth <= heading.depth,
  );
  return runsBetween(page, heading.line, next?.line);
}

/** Tells whether something is run between the headings around a line. */
export function runsAround(page: Code, line: number): boolean {
  const heading = page.headings.findLast((other) => other.line <= line);
  const next = page.headings.find((other) => other.line > line);
  return runsBetween(page, heading?.line ?? 0, next?.line);
}

/** Tells whether the page begins with an answer. */
export function hasAnswer({ blocks }: Code): boolean {
  return blocks.some(isAnswer);
}

function runsBetween({ headings, blocks }: Code, start: number, end = Infinity): boolean {
  const isInside = ({ line }: { line: number }) => line >= start && line < end;
  return (
    headings.some((heading) => isInside(heading) && EXECUTED_TABLES.has(heading.id ?? '')) ||
    blocks.some(
      (block) => isInside(block) && isExample(block) && norunReason(block.meta) === undefined,
    )
  );
}
