import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../site.config';
import type { PageId } from '@funtool-docs/content/paths';
import texts from './texts.json';

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
