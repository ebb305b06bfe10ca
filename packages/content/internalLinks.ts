import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { frontmatterLine, lineOf, type Page } from './parsePage';

export interface InternalLink {
  /** As written: a path from the root of the language, or a `#hash` on the same page. */
  url: string;
  line: number;
}

/** Lists the internal links in Markdown, component attributes and frontmatter of the home page. */
export function internalLinks({ tree, frontmatter }: Page): InternalLink[] {
  const links: InternalLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({ url: node.url, line: lineOf(node) });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const { name, value } = attribute as { name?: string; value?: unknown };
        if ((name === 'href' || name === 'src') && typeof value === 'string') {
          links.push({ url: value, line: lineOf(node) });
        }
      }
    }
  });
  links.push(...frontmatterLinks(frontmatter, tree));
  return links.filter(({ url }) => /^(?:\/(?!\/)|#|\.)/.test(url));
}

function frontmatterLinks(value: unknown, tree: Root): InternalLink[] {
  if (Array.isArray(value)) return value.flatMap((item) => frontmatterLinks(item, tree));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ['link', 'src'].includes(key) && typeof item === 'string'
      ? [{ url: item, line: frontmatterLine(tree, key, item) }]
      : frontmatterLinks(item, tree),
  );
}
