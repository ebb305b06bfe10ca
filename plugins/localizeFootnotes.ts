import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import texts from '../theme/i18n.json';

/**
 * Puts the texts that Markdown adds to footnotes, English by default, into the language of the page.
 *
 * @param docs Folder whose children are the languages.
 */
export function localizeFootnotes(docs: string): RspressPlugin {
  return {
    name: 'localize-footnotes',
    markdown: { rehypePlugins: [[rehypeLocalizeFootnotes, docs]] },
  };
}

function rehypeLocalizeFootnotes(docs: string) {
  return (tree: Root, file: VFile): void => {
    const [lang] = path.relative(docs, file.path).split(path.sep) as ['zh' | 'en'];
    visit(tree, 'element', ({ properties, children }) => {
      if (properties['id'] === 'footnote-label') {
        children.splice(0, Infinity, { type: 'text', value: texts.footnotesText[lang] });
      }
      if ('dataFootnoteBackref' in properties) {
        properties['ariaLabel'] = texts.footnoteBackText[lang];
      }
    });
  };
}
