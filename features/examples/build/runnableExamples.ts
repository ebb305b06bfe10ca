import type { RspressPlugin } from '@rspress/core';
import type { Code, Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import { visit } from 'unist-util-visit';
import { fenceMeta } from '../../../framework/build/shiki';
import { environmentOf } from '../../../content/codeMeta';
import { readBlocks, readHeadings } from '../../../content/parsePage';

const RUNS_IN = /(?:^|\s)runs-in=(\w+)/;

/**
 * Marks runnable code blocks by `data-run` on their `pre`. Only remark knows the examples and only
 * Shiki creates the `pre`, so the fence's meta carries the environment from one to the other.
 */
export function runnableExamples(): RspressPlugin {
  return {
    name: 'runnable-examples',
    config(config) {
      const { markdown = {} } = config;
      const transformers = [...(markdown.shiki?.transformers ?? []), markRunnable()];
      return { ...config, markdown: { ...markdown, shiki: { ...markdown.shiki, transformers } } };
    },
    markdown: { remarkPlugins: [remarkRunnable] },
  };
}

function remarkRunnable() {
  return (tree: Root): void => {
    const blocks = readBlocks(tree, readHeadings(tree));
    let next = 0;
    visit(tree, 'code', (node: Code) => {
      const environment = environmentOf(blocks[next++]!);
      if (environment) node.meta = `${node.meta ?? ''} runs-in=${environment}`.trim();
    });
  };
}

function markRunnable(): ShikiTransformer {
  return {
    name: 'mark-runnable',
    pre(node) {
      const environment = RUNS_IN.exec(fenceMeta(this))?.[1];
      if (environment) node.properties['data-run'] = environment;
    },
  };
}
