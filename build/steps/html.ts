import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { PageId } from '@funtool-docs/content/paths';
import type { Locale } from '../../site.config';
import texts from './texts.json';
import { isReference } from '../../theme/shared/titleAttributes';

/**
 * Localizes the texts that Markdown adds: title and back links of footnotes, which are English by
 * default, and labels of check boxes in task lists, which have none.
 */
export function localizeMarkdown(html: Root, { locale }: Pick<PageId, 'locale'>): void {
  visit(html, 'element', (node) => localize(node, locale));
}

function localize({ tagName, properties, children }: Element, lang: Locale): void {
  if (properties['id'] === 'footnote-label') {
    children.splice(0, Infinity, { type: 'text', value: texts.footnotes[lang] });
  } else if ('dataFootnoteBackref' in properties) {
    properties['ariaLabel'] = texts.footnoteBack[lang];
  } else if (tagName === 'input') {
    properties['ariaLabel'] = texts[properties['checked'] ? 'taskDone' : 'taskOpen'][lang];
  }
}

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

/** A name, with its owner if it has one. */
const NAME = /^[\w$]+(?:\.[\w$]+)*$/;

/** Keeps programs that translate pages from translating code, and names that link to their pages. */
export function markUntranslatable(html: Root): void {
  visit(html, 'element', (node) => {
    // `RunnableCodeBlock.tsx` marks blocks.
    if (node.tagName === 'pre') return SKIP;
    if (!isCode(node) && !isLinkedName(node)) return undefined;
    node.properties['translate'] = 'no';
    return SKIP;
  });
}

function isCode({ tagName }: Element): boolean {
  return tagName === 'code' || tagName === 'kbd';
}

function isLinkedName({ tagName, properties, children }: Element): boolean {
  if (tagName !== 'a' || !isReference(String(properties['href']))) return false;
  const [only] = children;
  return children.length === 1 && only?.type === 'text' && NAME.test(only.value);
}
