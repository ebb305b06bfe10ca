import type { RspressPlugin } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { pluginPreview } from '@rspress/plugin-preview';
import { unified } from 'unified';
import type { VFile } from 'vfile';

const { name, routeGenerated, markdown } = pluginPreview();

/** Tells `replacePreviews` which pages there are. */
export function previews(): Pick<RspressPlugin, 'name' | 'routeGenerated'> {
  return { name, routeGenerated };
}

/**
 * Makes a component of each ` ```tsx preview ` block. Of Rspress' plugin only this is used: the
 * frame around demos would cost every page 7 kB, and has a misnamed button and hidden code that the
 * keyboard still reaches.
 */
export async function replacePreviews(tree: Root, file: VFile): Promise<void> {
  const plugins = [...(markdown?.remarkPlugins ?? []), remarkDemoAlone];
  await unified().use({ plugins }).run(tree, file);
}

/** Replaces each preview of `@rspress/plugin-preview` by the demo in it. */
function remarkDemoAlone() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => (isPreview(node) ? demoOf(node) : node));
  };
}

function isPreview(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Preview';
}

/**
 * Returns the demo of a preview, which holds code and demo (`handleCodeBlockByPreviewMode`).
 *
 * @throws {Error} If it holds anything else.
 */
export function demoOf({ children }: MdxJsxFlowElement): RootContent {
  const [code, demo, ...others] = children;
  const isDemo = demo?.type === 'mdxJsxFlowElement' && demo.name?.startsWith('Demo');
  if (code?.type === 'code' && isDemo && others.length === 0) return demo;
  throw new Error('@rspress/plugin-preview makes a preview of something else than code and demo.');
}
