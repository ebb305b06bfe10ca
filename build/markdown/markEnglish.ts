import type { ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { PageId } from '@funtool-docs/content/paths';

/** Two or more English words within Chinese quotation marks; a single word may be a name. */
const QUOTED = /(?<=“)[A-Za-z][A-Za-z'’,]*(?: [A-Za-z'’,]+)+(?=”)/g;

/** Marks English sentences quoted on Chinese pages, so that screen readers pronounce them. */
export function markEnglish(html: Root, { locale }: Pick<PageId, 'locale'>): void {
  if (locale !== 'zh') return;
  visit(html, 'text', (text, index, parent) => {
    const parts = splitEnglish(text);
    if (parts.length === 1 || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function splitEnglish({ value }: Text): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: words, index } of value.matchAll(QUOTED)) {
    parts.push({ type: 'text', value: value.slice(end, index) });
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { lang: 'en' },
      children: [{ type: 'text', value: words }],
    });
    end = index + words.length;
  }
  return [...parts, { type: 'text', value: value.slice(end) }];
}
