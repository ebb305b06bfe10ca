import { isExample, norunReason } from '@funtool-docs/content/codeBlocks';
import type { ClaimsFile } from '@funtool-docs/content/claims/readClaims';
import type { CodeBlock, Page } from '@funtool-docs/content/parsePage';
import { type ExampleStatement, parseExample } from '@funtool-docs/runner/evaluator/parseExample';
import { NOTHING_THROWN, type Outcome } from '@funtool-docs/runner/evaluator/events';
import { withoutEngineMessage } from './engineMessages';
import { runBlock } from './thread/runBlock';

/** A false or missing result, with the lines that would be true. */
export interface ResultFix {
  file: string;
  /** First line that changes, 1-based. */
  line: number;
  before: string[];
  after: string[];
}

type TrueResult = Pick<Outcome, 'line' | 'kind'> & { actual: string };

const STATED = /\/\/\s*=>.*$/;
const CONTINUATION = /^\s*\/\/\s{3,}\S/;

/** Matches strings and patterns, and the spaces that Node.js prints in arrays and pages have not. */
const PADDING = /((['"`])(?:\\.|(?!\2)[^\\])*\2|\/(?:\\.|[^/\\\n])+\/)|(?<=\[) | (?=\])/g;

/**
 * Runs the examples of a page and corrects false or missing results. Results that are never reached
 * and errors that are not thrown are left to the editor.
 */
export async function findFixes(page: Page): Promise<ResultFix[]> {
  const blocks = page.blocks.filter(
    (block) => isExample(block) && norunReason(block.meta) === undefined,
  );
  const fixes = await Promise.all(blocks.map((block) => fixBlock(block)));
  return fixes.flat().map((fix) => ({ file: page.file, ...fix }));
}

/** Runs claims and corrects false or missing results, as `findFixes` does. */
export async function findClaimFixes({ file, claims }: ClaimsFile): Promise<ResultFix[]> {
  const fixes = await Promise.all(claims.map((claim) => fixBlock(claim, true)));
  return fixes.flat().map((fix) => ({ file, ...fix }));
}

/**
 * Writes fixes into the source of their page.
 *
 * @throws {Error} If the page has changed since the fixes were found.
 */
export function applyFixes(source: string, fixes: ResultFix[]): string {
  const lines = source.split('\n');
  for (const { file, line, before, after } of fixes.toSorted((a, b) => b.line - a.line)) {
    const found = lines.slice(line - 1, line - 1 + before.length);
    const indent = /^\s*/.exec(found[0] ?? '')![0].slice(/^\s*/.exec(before[0]!)![0].length);
    if (found.join('\n') !== before.map((text) => indent + text).join('\n')) {
      throw new Error(`${file}:${line}  the page has changed since its examples were run`);
    }
    lines.splice(line - 1, before.length, ...after.map((text) => indent + text));
  }
  return lines.join('\n');
}

async function fixBlock(
  { code, line, meta }: Pick<CodeBlock, 'code' | 'line' | 'meta'>,
  isClaim = false,
): Promise<Omit<ResultFix, 'file'>[]> {
  const { error, outcomes, unstated } = await runBlock({ code, meta, isClaim });
  if (error) return [];
  const lines = code.split('\n');
  const { statements } = parseExample(code);
  return [
    ...outcomes.filter(isFixable).map((result) => replaceResult(lines, result)),
    ...unstated.map((result) => addResult(lines, statements, result)),
  ].map((fix) => ({ ...fix, line: line + fix.line - 1 }));
}

function isFixable(outcome: Outcome): outcome is Outcome & { actual: string } {
  if (outcome.ok || outcome.kind === 'opaque') return false;
  return outcome.actual !== undefined && outcome.actual !== NOTHING_THROWN;
}

function replaceResult(lines: string[], { line, kind, actual }: TrueResult) {
  const first = lines[line - 1]!;
  const below = lines.slice(line);
  const others = below.findIndex((text) => !CONTINUATION.test(text));
  const before = [first, ...below.slice(0, others < 0 ? below.length : others)];
  const value = kind === 'value' ? withoutPadding(actual) : actual;
  const text = kind === 'throws' ? `throws ${withoutEngineMessage(actual)}` : value;
  return { line, before, after: writeResult(first.replace(STATED, ''), text) };
}

function addResult(
  lines: string[],
  statements: ExampleStatement[],
  { line, actual }: Omit<TrueResult, 'kind'>,
) {
  const { node } = statements.find((statement) => statement.line === line)!;
  const last = node.loc!.end.line;
  const before = lines[last - 1]!;
  return { line: last, before: [before], after: writeResult(`${before} `, withoutPadding(actual)) };
}

function withoutPadding(value: string): string {
  return value.replace(PADDING, (_, kept = '') => kept);
}

/** Lines after the first continue a result by three spaces. */
function writeResult(code: string, text: string): string[] {
  const [first, ...others] = text.split('\n');
  const indent = /^\s*/.exec(code)![0];
  return [`${code}// => ${first}`, ...others.map((line) => `${indent}//    ${line.trimStart()}`)];
}
