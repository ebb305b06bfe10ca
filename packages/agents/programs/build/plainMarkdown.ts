import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { absoluteUrl, localizedRoute } from '@funtool-docs/content/paths';
import type { Locale } from '../../../../site.config';

/**
 * Writes nodes as Markdown in one line: code and links stay, links as whole addresses; blocks of
 * code and other formatting do not.
 */
export function plainMarkdown(nodes: Nodes[], locale: Locale): string {
  return nodes
    .map((node) => write(node, locale))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function write(node: Nodes, locale: Locale): string {
  switch (node.type) {
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'link':
      return `[${plainMarkdown(node.children, locale)}](${wholeAddress(node.url, locale)})`;
    case 'code':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'paragraph':
    case 'listItem':
    case 'heading':
      return `${plainMarkdown(node.children, locale)} `;
    default:
      return 'children' in node ? plainParts(node.children, locale) : toString(node);
  }
}

function plainParts(nodes: Nodes[], locale: Locale): string {
  return nodes.map((node) => write(node, locale)).join('');
}

/** Links of pages begin at the root of their language. */
export function wholeAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? absoluteUrl(localizedRoute(url, locale)) : url;
}
