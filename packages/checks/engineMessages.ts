import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { readResultLine } from '@funtool-docs/content/codeBlocks';

/**
 * Messages of errors that the engine of the build writes in words of its own: no other can be stated, since results
 * are run. Each is matched by words that no message of the library has.
 */
const ENGINE_MESSAGES: RegExp[] = [
  // Reading, calling and converting what is not there or of another kind.
  /\bCannot (?:read|set|access|convert|destructure|assign|add|delete|redefine|mix|perform|use)\b/,
  /\bis not (?:a function|a constructor|iterable|defined|extensible|an object|callable|valid JSON)\b/,
  /\bcannot be invoked without 'new'/,
  /\bIllegal (?:invocation|constructor)\b|\bincompatible receiver\b/,
  /\bcalled on null or undefined\b|\bReduce of empty array\b|\bAssignment to constant variable\b/,
  // Objects that are cyclic or not cloneable.
  /\bcircular structure\b|\bcould not be cloned\b|\bInvalid value used (?:as|in) weak\b/,
  // Limits.
  /\bMaximum call stack\b|\bInvalid (?:count value|string length|array length|time value)\b/,
  /\bmust be between\b/,
  // Text that cannot be read.
  /\bURI malformed\b|\bInvalid (?:regular expression|URL)\b|\bFailed to construct\b/,
  /\bUnexpected (?:token|end|identifier|non-whitespace)\b/,
];

/**
 * Finds in the message of an error the words by which only some engines say it.
 *
 * @returns `undefined` if the message is not known to come from an engine.
 */
export function findEngineMessage(text: string): string | undefined {
  const found = ENGINE_MESSAGES.find((message) => message.test(text));
  return found?.exec(text)?.[0];
}

/** Leaves the name of an error whose message an engine writes: `TypeError: x is null`. */
export function withoutEngineMessage(error: string): string {
  return findEngineMessage(error) ? error.replace(/: .*$/s, '') : error;
}

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
