import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { readResultLine } from '@funtool-docs/content/resultSyntax';

/**
 * Messages of errors that JavaScript engines write in words of their own, which also change from
 * version to version. Each is matched by words that no message of the library has.
 */
const ENGINE_MESSAGES: RegExp[] = [
  // Reading, calling and converting what is not there or of another kind.
  /\b(?:Cannot|can't) (?:read|set|access|convert|destructure|assign|add|delete|define|redefine|mix|perform|use|call)\b/i,
  /\bis not (?:a function|a constructor|iterable|defined|extensible|writable|configurable|an object|valid JSON)\b/i,
  /\b(?:is (?:undefined|null)|has no properties)$/,
  /\bCan't find variable\b/,
  /\bConversion from '\w+' to\b|\bInvalid mix of BigInt\b/,
  /\bSpread syntax requires\b|\bis not a non-null object\b/,
  /\bcannot be invoked without 'new'|\bmust be invoked with 'new'/i,
  /\bRight.hand side of '?instanceof'?|\binvalid 'instanceof' operand/i,
  /\bIllegal (?:invocation|constructor)\b|\bincompatible (?:receiver|object|\w+)$|\bon incompatible\b/,
  /\bcalled on null or undefined\b|\bReduce of empty array\b/i,
  // Objects that are frozen, revoked, cyclic or not cloneable.
  /\bread.?only property\b|\bis read-only\b|\bAssignment to constant variable\b|\bnon-configurable\b/i,
  /\bUnable to delete property\b|\bnot extensible\b/,
  /\brevoked\b/,
  /\bcircular structure\b|\bcyclic (?:object|structure)/,
  /\b(?:can ?not|could not) be cloned\b/,
  /\bInvalid value used (?:as|in) weak\b|\bWeak(?:Map key|Set value) .*must be\b/i,
  // Limits.
  /\bMaximum call stack\b|\btoo much recursion\b/,
  /\binvalid (?:count value|string length|array length|time value)\b|\bError: invalid date\b/i,
  /\b(?:repeat count|repeat argument) must\b|\bstring too large\b|\bOut of memory\b/,
  /\bArray (?:size|length) (?:is|must)\b/,
  /\bmust be between\b|\bprecision -?\d+ out of range\b/,
  // Text that cannot be read.
  /\bURI malformed\b|\bmalformed URI\b|\bURI error\b|\billegal UTF-16\b/,
  /\bInvalid regular expression\b|\bnothing to repeat\b|\bunterminated (?:group|parenthetical)\b/i,
  /\bUnexpected (?:token|end|identifier|non-whitespace|EOF)|\bJSON(?:\.parse:| Parse error)/,
  /\b(?:Invalid|is not a valid) URL\b|\bFailed to (?:construct|execute|set)\b/,
  /\bbefore initialization\b/,
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
