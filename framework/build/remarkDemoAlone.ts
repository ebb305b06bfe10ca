import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/** Puts each demo in the place of the preview that `@rspress/plugin-preview` makes of its block. */
export function remarkDemoAlone() {
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
