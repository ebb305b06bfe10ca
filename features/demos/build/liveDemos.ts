import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import type { Root, RootContent } from 'mdast';

/**
 * Makes live demos of the blocks ` ```tsx preview `. Of the framework's plugin it takes what turns a block
 * into a component of its page; what surrounds that would cost each page 7 kB, demo or not, and brings a
 * button whose name is wrong and code that is hidden from the eye, but not from the keyboard. Pages import
 * the components of demos from `@demos`.
 */
export function liveDemos(): RspressPlugin {
  const { name, routeGenerated, markdown } = pluginPreview();
  const remarkPlugins = [...(markdown?.remarkPlugins ?? []), remarkDemoAlone];
  return {
    name,
    routeGenerated,
    markdown: { remarkPlugins },
    builderConfig: { resolve: { alias: { '@demos': path.resolve(import.meta.dirname, '..') } } },
  };
}

/** Puts each demo in the place of the plugin's preview, whose children are the code and the demo. */
function remarkDemoAlone() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => (isPreview(node) ? node.children[1]! : node));
  };
}

function isPreview(node: RootContent): node is RootContent & { children: RootContent[] } {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Preview';
}
