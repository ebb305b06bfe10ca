import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { readResultLine } from '@funtool-docs/content/resultSyntax';
import { findEngineMessage } from './engineMessages';

interface Stated {
  line: number;
  text: string;
}

/**
 * Checks that stated results, edge cases and code in sentences name an error alone if an engine
 * writes its message: other engines write another, and readers run the results in theirs.
 *
 * @param root Repository root, which has the claims of the pages.
 */
export function checkEngineMessages(pages: Page[], root: string): Problem[] {
  const claims = readAllClaims(root, pages).flatMap(({ file, claims: own }) =>
    own.flatMap((claim) => statedResults(claim)).map((stated) => ({ file, ...stated })),
  );
  const onPages = pages.flatMap((page) =>
    [...page.blocks.flatMap(statedResults), ...codeSpans(page)].map((stated) => ({
      file: page.file,
      ...stated,
    })),
  );
  return [...claims, ...onPages].flatMap(({ file, line, text }) => {
    const words = findEngineMessage(text);
    if (words === undefined) return [];
    const message = `"${words}" is how one engine says it; state the name of the error alone`;
    return [{ file, line, message }];
  });
}

/** Lists the stated results of code, a continued one as one text. */
function statedResults({ code, line }: { code: string; line: number }): Stated[] {
  const results: Stated[] = [];
  for (const [index, text] of code.split('\n').entries()) {
    const comment = /\/\/\s*=>.*$|^\s*\/\/\s{3,}.*$/.exec(text)?.[0].trimStart();
    const result = comment === undefined ? undefined : readResultLine(comment);
    if (result?.isFirst) results.push({ line: line + index, text: result.text });
    else if (result && results.length > 0) results.at(-1)!.text += ` ${result.text}`;
  }
  return results;
}

function codeSpans({ tree }: Page): Stated[] {
  const spans: Stated[] = [];
  visit(tree, 'inlineCode', (node: InlineCode) => {
    spans.push({ line: lineOf(node), text: node.value });
  });
  return spans;
}
