import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { site } from '../../../site.config';
import type { DocumentedPage } from '../../../framework/client/pageRecord';
import { isApiPage, type Page, documentedNames } from '../../../content/parsePage';
import { readFacts } from '../../../content/library/readFacts';

type ApiPageMeta = DocumentedPage & Pick<Page, 'frontmatter'>;

/**
 * Adds to the record of each API page what was measured of the exports it documents.
 *
 * @param root Repository root.
 * @param docs Folder of the pages.
 */
export function pageFacts(root: string, docs: string): RspressPlugin {
  const languages = site.locales.map(({ lang }) => lang).join('|');
  const language = new RegExp(`^(?:${languages})/`);
  return {
    name: 'page-facts',
    markdown: {
      remarkPlugins: [
        function remarkPageFacts(this: Processor) {
          return (_: Root, file: VFile): void => {
            const slug = path
              .relative(docs, file.path)
              .replaceAll(path.sep, '/')
              .replace(language, '');
            if (!isApiPage({ slug })) return;
            const meta = this.data('pageMeta' as never) as unknown as ApiPageMeta;
            const names = documentedNames({ slug, frontmatter: meta.frontmatter });
            meta.facts = readFacts(root, slug, names);
          };
        },
      ],
    },
  };
}
