import type { Outcome } from '@funtool-docs/runner/evaluator/events';
import {
  isExample,
  norunReason,
  triedMonth,
  unsandboxedReason,
} from '@funtool-docs/content/codeBlocks';
import { edgeCaseExamples, INPUTS, inputRows } from '@funtool-docs/content/edgeCases';
import { type CodeBlock, lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { toString } from 'mdast-util-to-string';
import { importStatement } from '@funtool-docs/content/pageSummary';
import type { LineProblem } from './lineProblem';
import { type BlockResult, type RunBlock, runBlock } from './thread/runBlock';

/**
 * Runs a block for which `isExample` holds, or a claim, and checks every result it states.
 *
 * @returns Problems with lines of the page.
 */
export type CheckBlock = (
  block: Pick<CodeBlock, 'code' | 'line' | 'meta'>,
  isClaim?: boolean,
) => Promise<LineProblem[]>;

/** Checks blocks of the documented library. */
export const checkBlock = createCheck(runBlock);

/** Runs every example of a page and checks every result it states. */
export async function checkExamples(page: Page, check = checkBlock): Promise<Problem[]> {
  const examples = [...page.blocks.filter(isExample), ...edgeCaseExamples(page)];
  const problems = await Promise.all(examples.map((block) => check(block)));
  return problems.flat().map((problem) => ({ file: page.file, ...problem }));
}

/** Checks blocks that a function runs. */
export function createCheck(run: RunBlock): CheckBlock {
  /** By what is run: languages share most of it. */
  const running = new Map<string, ReturnType<typeof run>>();
  return async ({ code, meta, line }, isClaim = false) => {
    if (unsandboxedReason(meta) === '') {
      return [{ line, message: 'say why a page cannot run it: unsandboxed="reason"' }];
    }
    const key = JSON.stringify([isClaim, meta, code]);
    const started = running.get(key) ?? run({ code, meta, isClaim });
    running.set(key, started);
    const reason = norunReason(meta);
    const result = await started;
    const problems = reason === undefined ? runProblems(result) : norunProblems(reason, result);
    // It may be about the library, which an editor mends without changing the block.
    if (problems.length > 0) running.delete(key);
    return problems.map((problem) => ({ ...problem, line: line + problem.line - 1 }));
  };
}

/** Says what a block does not state, or states otherwise than it is; lines count from its first one. */
export function runProblems({ error, outcomes, unstated, unprinted }: BlockResult): LineProblem[] {
  if (error) {
    return [{ line: error.line, message: `this example stops here: ${error.message}` }];
  }
  if (outcomes.length === 0) {
    const message = 'this example states no result; add "// => value" after a statement';
    return [{ line: 1, message }];
  }
  return [
    ...outcomes.filter(({ ok }) => !ok).map(falseResult),
    ...unstated.map(({ line, actual }) => ({ line, message: `state the result: // => ${actual}` })),
    ...unprinted.map((line) => ({ line, message: 'state what is printed: // => text' })),
  ];
}

const OPAQUE =
  'cannot be compared, since its inside does not show; state what does: an awaited value, a property, a call';

function falseResult({ line, kind, expected, actual }: Outcome): LineProblem {
  if (actual === undefined) return { line, message: `"${expected}" is stated but never reached` };
  if (kind === 'opaque') return { line, message: `${actual} ${OPAQUE}` };
  const verb = { value: 'is', throws: 'throws', prints: 'prints' }[kind];
  return { line, message: `stated: ${expected}; what it really ${verb}: ${actual}` };
}

function norunProblems(reason: string, { error, outcomes }: BlockResult): LineProblem[] {
  if (reason === '') return [{ line: 1, message: 'say why it cannot run: norun="reason"' }];
  if (error || outcomes.some(({ ok }) => !ok)) return [];
  return [{ line: 1, message: 'this example runs; remove norun and state its results' }];
}

/** Matches the slugs of pages of built-in rules. */
const RULE = /\/regex\/builtin\/(?!index\.)\w+\.mdx$/;

/** Runs what the page of a built-in rule shows in its table of inputs, and as its pattern. */
export async function checkRules(page: Page, check = checkBlock): Promise<Problem[]> {
  const { file, slug, names, tree } = page;
  if (!RULE.test(slug)) return [];
  const rows = inputRows(tree);
  const patterns = tree.children.filter((node) => node.type === 'code' && node.lang === 'regex');
  if (rows.length === 0) {
    const message = `show inputs in a table below a heading with the id "${INPUTS}"`;
    return [{ file, line: 1, message }];
  }
  const example = (line: number, code: string) => {
    return { line, meta: '', code: `${importStatement(page)} ${code}` };
  };
  const [name] = names;
  const examples = [
    ...rows.map((row) => {
      const [input, result] = row.children.map((cell) => toString(cell));
      const call = `regex.checker(${input}).use(${name}.name).isValid()`;
      return example(lineOf(row), `${call}; // => ${result}`);
    }),
    ...patterns.map((node) => {
      const pattern = JSON.stringify(toString(node));
      return example(lineOf(node) + 1, `String(${name}.pattern); // => ${pattern}`);
    }),
  ];
  const problems = await Promise.all(examples.map((block) => check(block)));
  return problems.flat().map((problem) => ({ file, ...problem }));
}

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
