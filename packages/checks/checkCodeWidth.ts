import { isExample } from '@funtool-docs/content/codeMeta';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

/** Width that a code block shows on a desktop without scrolling. */
const COLUMNS = 80;

/** Checks that the lines of examples and signatures fit the width of a code block. */
export function checkCodeWidth({ file, blocks }: Page): Problem[] {
  return blocks
    .filter((block) => isExample(block) || block.section === 'signature')
    .flatMap(({ code, line }) =>
      code.split('\n').flatMap((text, index) => {
        if (text.length <= COLUMNS) return [];
        const message = `this line has ${text.length} columns; ${COLUMNS} fit (a result may stand on the line below)`;
        return [{ file, line: line + index, message }];
      }),
    );
}
