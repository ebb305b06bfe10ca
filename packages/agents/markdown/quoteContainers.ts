import type { MagicString } from 'magic-string';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../../site.config';
import { translate } from './translate';
import type { SitePage } from '../sitePages';

type CalloutKey = Parameters<typeof translate>[0];

/**
 * Turns containers (`:::tip`) into block quotes with a bold title, which all Markdown readers know.
 *
 * @param page Parsed from the same source as `text`.
 */
export function quoteContainers(text: MagicString, { tree, locale }: SitePage): void {
  const code = linesOfCode(tree);
  let inside = false;
  let offset = 0;
  for (const [index, line] of text.original.split('\n').entries()) {
    const [fence, type, title] = (!code.has(index + 1) && /^:::(\w*) *(.*)$/.exec(line)) || [];
    if (fence && type) {
      text.update(offset, offset + line.length, `> **${title || defaultTitle(type, locale)}**`);
    } else if (fence) {
      text.remove(offset, offset + line.length);
    } else if (inside) {
      text.appendLeft(offset, line ? '> ' : '>');
    }
    if (fence) inside = Boolean(type);
    offset += line.length + 1;
  }
}

function defaultTitle(type: string, locale: Locale): string {
  return translate(`callout.${type}` as CalloutKey, locale);
}

function linesOfCode(tree: SitePage['tree']): Set<number> {
  const lines = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position!.start.line; line <= position!.end.line; line++) lines.add(line);
  });
  return lines;
}
