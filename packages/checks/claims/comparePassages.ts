import { visit } from 'unist-util-visit';
import { HERE } from '@funtool-docs/content/claims/marks';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { BOUNDARIES } from '../checkCodeSpans';
import { readSentences } from './sentences';

/**
 * Lists what proves a passage of a page, but not that of another language. A language may need two
 * sentences where the other needs one, so a proof may occur more often.
 */
export function comparePassages(page: Page, other: Page): Problem[] {
  const [mine, theirs] = [readProofs(page), readProofs(other)];
  return [...mine].flatMap(([key, { proof, line }]) =>
    theirs.has(key)
      ? []
      : [
          {
            file: other.file,
            line: 1,
            message: `"${proof}" proves ${page.file}:${line}, but not this page there`,
          },
        ],
  );
}

function readProofs(page: Page): Map<string, { proof: string; line: number }> {
  const starts: number[] = [];
  visit(page.tree, (node) => {
    if (BOUNDARIES.has(node.type)) starts.push(node.position!.start.offset!);
  });
  const found = readSentences(page).flatMap(({ mark, block, line }) => {
    const { offset } = block.position!.start;
    const passage = starts.filter((start) => start <= offset!).length;
    const named = mark?.proofs.filter((proof) => proof !== HERE) ?? [];
    const stated = mark?.notExecuted === undefined ? named : ['not executed'];
    return stated.map((proof) => [`${passage} ${proof}`, { proof, line }] as const);
  });
  return new Map(found);
}
