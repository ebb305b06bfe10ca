import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Locale } from '@funtool-docs/shared/texts';
import type { Page } from '../parsePage';
import { localizedRoute } from '../paths';

/** Creates what an element stands for, with links from the root of the language. */
type CreateNodes = (element: MdxJsxFlowElement) => RootContent[] | Promise<RootContent[]>;

/**
 * Replaces elements between the paragraphs of a page by Markdown, so that they need no scripts.
 *
 * @param create By the name of the element.
 */
export async function replaceElements(
  { tree, locale }: Pick<Page, 'tree' | 'locale'>,
  create: Record<string, CreateNodes>,
): Promise<void> {
  const replaced = await Promise.all(
    tree.children.map(async (node) => {
      const make = node.type === 'mdxJsxFlowElement' && create[node.name ?? ''];
      return make ? localizeLinks(await make(node), locale) : [node];
    }),
  );
  tree.children = replaced.flat();
}

/** Returns the text of an attribute; empty without one. */
export function attributeOf(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  wanted: string,
): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted);
  return String(found?.value ?? '');
}

/**
 * Adds the prefix of the language to links from its root, in what the build adds to a page: the framework does so
 * in the source alone.
 */
export function localizeLinks(children: RootContent[], locale: Locale): RootContent[] {
  visit({ type: 'root', children }, 'link', (link) => {
    if (link.url.startsWith('/')) link.url = localizedRoute(link.url, locale);
  });
  return children;
}
