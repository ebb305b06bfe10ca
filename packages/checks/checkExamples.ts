import type { Outcome } from '@funtool-docs/runner/evaluator/outcome';
import { isExample, norunReason, unsandboxedReason } from '@funtool-docs/content/codeMeta';
import { edgeCaseExamples } from '@funtool-docs/content/edgeCases';
import type { CodeBlock, Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import type { BlockResult } from './thread/block';
import { type RunBlock, runBlock } from './thread/runBlock';

/**
 * Runs a block for which `isExample` holds, or a claim, and checks every result it states.
 *
 * @returns Problems with lines of the page.
 */
export type CheckBlock = (
  block: Pick<CodeBlock, 'code' | 'line' | 'meta'>,
  isClaim?: boolean,
) => Promise<BlockProblem[]>;

/** A problem of a block, with its line of the page. */
export type BlockProblem = Omit<Problem, 'file'>;

/** Checks blocks of the documented library. */
export const checkBlock = createCheck(runBlock);

/** Runs every example of a page and checks every result it states. */
export async function checkExamples(page: Page, check = checkBlock): Promise<Problem[]> {
  const examples = [...page.blocks.filter(isExample), ...edgeCaseExamples(page)];
  const problems = await Promise.all(examples.map((block) => check(block)));
  return problems.flat().map((problem) => ({ file: page.file, ...problem }));
}

/** Checks blocks that a function runs; one that it does not run has no problem. */
export function createCheck(run: RunBlock<BlockResult | undefined>): CheckBlock {
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
    if (!result) return [];
    const problems = reason === undefined ? runProblems(result) : norunProblems(reason, result);
    // It may be about the library, which an editor mends without changing the block.
    if (problems.length > 0) running.delete(key);
    return problems.map((problem) => ({ ...problem, line: line + problem.line - 1 }));
  };
}

/** Says what a block does not state, or states otherwise than it is; lines count from its first one. */
export function runProblems({ error, outcomes, unstated, unprinted }: BlockResult): BlockProblem[] {
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

function falseResult({ line, kind, expected, actual }: Outcome): BlockProblem {
  if (actual === undefined) return { line, message: `"${expected}" is stated but never reached` };
  if (kind === 'opaque') return { line, message: `${actual} ${OPAQUE}` };
  const verb = { value: 'is', throws: 'throws', prints: 'prints' }[kind];
  return { line, message: `stated: ${expected}; what it really ${verb}: ${actual}` };
}

function norunProblems(reason: string, { error, outcomes }: BlockResult): BlockProblem[] {
  if (reason === '') return [{ line: 1, message: 'say why it cannot run: norun="reason"' }];
  if (error || outcomes.some(({ ok }) => !ok)) return [];
  return [{ line: 1, message: 'this example runs; remove norun and state its results' }];
}
