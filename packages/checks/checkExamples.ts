import { consoleOf } from '@funtool-docs/runner/evaluator/exampleSyntax';
import type { Outcome } from '@funtool-docs/runner/evaluator/outcome';
import type { ExampleResult } from '@funtool-docs/runner/evaluator/runExample';
import { isExample, norunReason, unsandboxedReason } from '@funtool-docs/content/codeMeta';
import { edgeCaseExamples } from '@funtool-docs/content/edgeCases';
import { createExampleHost, type CreateHost } from './exampleHost';
import { parseOnce } from './parseOnce';
import { runExampleInNode } from './runExampleInNode';
import type { CodeBlock, Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

/**
 * Runs every example of a page and checks every result it states.
 *
 * @param timeout Milliseconds to wait for results.
 */
export async function checkExamples(page: Page, timeout?: number): Promise<Problem[]> {
  const examples = [...page.blocks.filter(isExample), ...edgeCaseExamples(page)];
  const problems = await Promise.all(examples.map((block) => checkBlock(block, timeout)));
  return problems.flat().map((problem) => ({ file: page.file, ...problem }));
}

/** A problem of a block, with its line of the page. */
export type BlockProblem = Omit<Problem, 'file'>;

const checked = new Map<string, Promise<BlockProblem[]>>();

/** Checks an example as `checkBlock` does, but only once if several languages share it. */
export async function checkBlockOnce(
  block: Pick<CodeBlock, 'code' | 'line' | 'meta'>,
): Promise<BlockProblem[]> {
  const key = JSON.stringify([block.meta, block.code]);
  const check = checked.get(key) ?? checkBlock({ ...block, line: 1 });
  checked.set(key, check);
  const problems = await check;
  // A result that came too late may be in time on the next run.
  if (problems.length > 0) checked.delete(key);
  return problems.map(({ line, message }) => ({ line: block.line + line - 1, message }));
}

/**
 * Runs a block for which `isExample` holds and checks every result it states.
 *
 * @param timeout Milliseconds to wait for results.
 * @param createHost Gives what the block may import.
 * @returns Problems with lines of the page.
 */
export async function checkBlock(
  block: Pick<CodeBlock, 'code' | 'line' | 'meta'>,
  timeout?: number,
  createHost = createExampleHost,
): Promise<BlockProblem[]> {
  const problems = await attempt(block, { timeout, createHost }, attemptsFor(block));
  return problems.map(({ line, message }) => ({ line: block.line + line - 1, message }));
}

/** Timers are late if the machine stalls, as during a build, but hardly in every attempt. */
function attemptsFor({ code }: Pick<CodeBlock, 'code'>): number {
  return /\b(?:setTimeout|setInterval|Date|debounce\w*|throttle\w*)\b/.test(code) ? 3 : 1;
}

interface RunOptions {
  timeout: number | undefined;
  createHost: CreateHost;
}

async function attempt(
  block: Pick<CodeBlock, 'code' | 'meta'>,
  options: RunOptions,
  attempts: number,
): Promise<BlockProblem[]> {
  const { code, meta } = block;
  if (unsandboxedReason(meta) === '') {
    const message = 'say why a page cannot run it: unsandboxed="reason"';
    return [{ line: 1, message }];
  }
  const reason = norunReason(meta);
  const { createHost, timeout } = options;
  const run = await runExampleInNode(code, { ...(await createHost(meta)), timeout }, parseOnce);
  const problems = reason === undefined ? runProblems(code, run) : norunProblems(reason, run);
  return problems.length > 0 && attempts > 1 ? attempt(block, options, attempts - 1) : problems;
}

function runProblems(code: string, { error, outcomes, unstated }: ExampleResult): BlockProblem[] {
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
    ...unstatedOutput(code),
  ];
}

function falseResult({ line, kind, expected, actual }: Outcome): BlockProblem {
  if (actual === undefined) return { line, message: `"${expected}" is stated but never reached` };
  const verb = { value: 'is', throws: 'throws', prints: 'prints' }[kind];
  return { line, message: `stated: ${expected}; what it really ${verb}: ${actual}` };
}

/** Readers would have to guess what such a line prints. */
function unstatedOutput(code: string): BlockProblem[] {
  return parseOnce(code)
    .statements.filter(({ node, expectation }) => consoleOf(node) && !expectation)
    .map(({ line }) => ({ line, message: 'state what is printed: // => text' }));
}

function norunProblems(reason: string, { error, outcomes }: ExampleResult): BlockProblem[] {
  if (reason === '') return [{ line: 1, message: 'say why it cannot run: norun="reason"' }];
  if (error || outcomes.some(({ ok }) => !ok)) return [];
  return [{ line: 1, message: 'this example runs; remove norun and state its results' }];
}
