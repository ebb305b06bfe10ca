import type { MagicString } from 'magic-string';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../../site.config';
import { translate } from '../../../content/translate';
import type { SitePage } from '../sitePages';

type CalloutKey = Parameters<typeof translate>[0];

/**
 * Turns containers (`:::tip`) into quotations with their title in bold, which every reader of Markdown
 * knows.
 *
 * @param text The source of the page, to be changed.
 * @param page The page, parsed from the same source.
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

/** Numbers of the lines that fenced code takes up. */
function linesOfCode(tree: SitePage['tree']): Set<number> {
  const lines = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position!.start.line; line <= position!.end.line; line++) lines.add(line);
  });
  return lines;
}
