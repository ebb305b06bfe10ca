import { isExample, triedMonth } from '@funtool-docs/content/codeMeta';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Checks that a block run by hand says in which month, and that the build does not run it. */
export function checkTried({ file, blocks }: Page): Problem[] {
  return blocks.flatMap((block) => {
    const month = triedMonth(block.meta);
    if (month === undefined) return [];
    const { line } = block;
    if (isExample(block)) {
      return [{ file, line, message: 'the build runs this block; remove tried' }];
    }
    if (MONTH.test(month)) return [];
    return [{ file, line, message: 'say in which month it was tried: tried="2026-11"' }];
  });
}
