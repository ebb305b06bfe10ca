import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import type { PageRecord } from '../../../content/pageRecord';
import { callForms } from '../../../content/library/callForms';
import { readFacts } from '../../../content/library/readFacts';
import { categoryOf } from '../../../content/pageSummary';
import { documentedNames, type Page, readBlocks, readHeadings } from '../../../content/parsePage';
import { fileOf, isApiPage, pageIdOf, type PageId, pathOf } from '../../../content/paths';
import { foldEdgeCases } from './foldEdgeCases';
import { insertHead } from './insertHead';

/**
 * Puts what answers most readers on top of each API page: adds call forms, facts and the place in
 * the menus to its record, and brings its answer, warnings and edge cases into their form.
 */
export function pageHead(root: string, docs: string): RspressPlugin {
  return {
    name: 'page-head',
    markdown: {
      remarkPlugins: [
        function remarkPageHead(this: Processor) {
          return (tree: Root, file: VFile): void => {
            const id = pageIdOf(docs, file.path);
            if (!isApiPage(id)) return;
            const meta = pageMetaOf<PageRecord & Pick<Page, 'frontmatter'>>(this);
            const names = documentedNames({ ...id, frontmatter: meta.frontmatter });
            const headings = readHeadings(tree);
            const blocks = readBlocks(tree, headings);
            meta.facts = readFacts(root, { ...id, names });
            meta.category = categoryOf(id, root);
            meta.callForms = callForms({ names, blocks, tree }).map(({ methods, ...form }) => ({
              ...form,
              methods: methods.map((name) => ({ name, link: methodLink(root, id, name) })),
            }));
            insertHead(tree, { ...id, names, headings });
            foldEdgeCases(tree);
          };
        },
      ],
    },
  };
}

/** Methods of a class may have pages of their own beside that of the class. */
function methodLink(root: string, { locale, slug }: PageId, name: string): string {
  const own = path.posix.join(path.posix.dirname(slug), `${name}.mdx`);
  const hasPage =
    slug.endsWith('/index.mdx') && existsSync(path.join(root, fileOf({ locale, slug: own })));
  return hasPage ? pathOf(own) : '#signature';
}
