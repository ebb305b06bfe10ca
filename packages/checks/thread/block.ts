import type { ExampleResult } from '@funtool-docs/runner/evaluator/runExample';

/** Code of a page that states results, or of a claim, which may import other libraries as well. */
export interface RunnableBlock {
  code: string;
  /** Words behind the language on its fence. */
  meta: string;
  isClaim?: boolean;
}

/** What became of a block. */
export interface BlockResult extends ExampleResult {
  /** Lines of calls of the console that do not state what they print. */
  unprinted: number[];
  /** True if it has ended its thread, as a loop without an end does. */
  isLost?: true;
}

/** A block on its way to the thread, and the answer; the thread says when it begins. */
export type BlockRequest = RunnableBlock & { id: number };
export type BlockAnswer = { id: number; result?: BlockResult } | 'ready';
