import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import type { DocumentedPage } from '../../../content/pageRecord';
import { type Page, documentedNames } from '../../../content/parsePage';
import { readFacts } from '../../../content/library/readFacts';
import { isApiPage, pageIdOf } from '../../../content/paths';

type ApiPageMeta = DocumentedPage & Pick<Page, 'frontmatter'>;

/** Adds the measured facts to the record of each API page. */
export function pageFacts(root: string, docs: string): RspressPlugin {
  return {
    name: 'page-facts',
    markdown: {
      remarkPlugins: [
        function remarkPageFacts(this: Processor) {
          return (_: Root, file: VFile): void => {
            const { slug } = pageIdOf(docs, file.path);
            if (!isApiPage({ slug })) return;
            const meta = pageMetaOf<ApiPageMeta>(this);
            const names = documentedNames({ slug, frontmatter: meta.frontmatter });
            meta.facts = readFacts(root, { slug, names });
          };
        },
      ],
    },
  };
}
