import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/** Replaces each preview of `@rspress/plugin-preview` by the demo in it. */
export function remarkDemoAlone() {
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
