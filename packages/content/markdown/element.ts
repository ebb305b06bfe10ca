import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/** Creates an HTML element or component around Markdown. */
export function element(
  name: string,
  children: (RootContent | PhrasingContent)[] = [],
  className?: string,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: className ? [{ type: 'mdxJsxAttribute', name: 'className', value: className }] : [],
    children: children as MdxJsxFlowElement['children'],
  };
}
