import type { Code } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { environmentOf } from '@funtool-docs/content/codeMeta';
import { fenceMeta } from '@funtool-docs/islands/build/shiki';

const RUNS_IN = /(?:^|\s)runs-in=(\w+)/;

/**
 * Writes where each block runs on its fence, for `markRunnable`: only here are the examples known,
 * and only Shiki creates the `pre`.
 */
export function stateEnvironments({ tree, blocks }: BuiltPage): void {
  let next = 0;
  visit(tree, 'code', (node: Code) => {
    const environment = environmentOf(blocks[next++]!);
    if (environment) node.meta = `${node.meta ?? ''} runs-in=${environment}`.trim();
  });
}

/** Marks code blocks that run by `data-run` on their `pre`. */
export function markRunnable(): ShikiTransformer {
  return {
    name: 'mark-runnable',
    pre(node) {
      const environment = RUNS_IN.exec(fenceMeta(this))?.[1];
      if (environment) node.properties['data-run'] = environment;
    },
  };
}
