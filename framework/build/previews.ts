import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/**
 * Makes a component of each block ` ```tsx preview `. Of the plugin of Rspress it takes what does that alone:
 * what surrounds demos would cost each page 7 kB, demo or not, and brings a button whose name is wrong and
 * code that is hidden from the eye, but not from the keyboard.
 */
export function previews(): Pick<RspressPlugin, 'name' | 'routeGenerated' | 'markdown'> {
  const { name, routeGenerated, markdown } = pluginPreview();
  const remarkPlugins = [...(markdown?.remarkPlugins ?? []), remarkDemoAlone];
  return { name, routeGenerated, markdown: { remarkPlugins } };
}

function remarkDemoAlone() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => (isPreview(node) ? demoOf(node) : node));
  };
}

function isPreview(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Preview';
}

/**
 * The demo in a preview, which holds its code and the demo (`handleCodeBlockByPreviewMode`).
 *
 * @throws {Error} If it holds anything else.
 */
export function demoOf({ children }: MdxJsxFlowElement): RootContent {
  const [code, demo, ...others] = children;
  const isDemo = demo?.type === 'mdxJsxFlowElement' && demo.name?.startsWith('Demo');
  if (code?.type === 'code' && isDemo && others.length === 0) return demo;
  throw new Error('@rspress/plugin-preview makes a preview of something else than code and demo.');
}
