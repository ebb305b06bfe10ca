import type { RspressPlugin } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import type { Locale } from '../../../site.config';
import { type Page, documentedNames } from '../../../content/parsePage';
import { pageIdOf } from '../../../content/paths';
import { COPYING, copyMatrix } from './matrix/copyMatrix';
import { equalityMatrix } from './matrix/equalityMatrix';
import { typeMatrix } from './matrix/typeMatrix';

const ELEMENT = 'BehaviourMatrix';

/** Replaces `<BehaviourMatrix />` by a table of what functions return for many values. */
export function behaviourMatrix(docs: string): RspressPlugin {
  return {
    name: 'behaviour-matrix',
    markdown: {
      remarkPlugins: [
        function remarkBehaviourMatrix(this: Processor) {
          return async (tree: Root, file: VFile): Promise<void> => {
            const index = tree.children.findIndex(isMatrix);
            if (index < 0) return;
            const { locale, slug } = pageIdOf(docs, file.path);
            const { frontmatter } = pageMetaOf<Page>(this);
            const names = documentedNames({ slug, frontmatter });
            tree.children.splice(index, 1, ...(await createMatrix(names, locale)));
          };
        },
      ],
    },
  };
}

/** Creates the matrix for the documented names of a page. */
export async function createMatrix(names: string[], locale: Locale): Promise<RootContent[]> {
  const [name] = names as [string];
  if (COPYING.has(name)) return copyMatrix(name, locale);
  return name === 'isEqual' ? equalityMatrix(locale) : typeMatrix(names, locale);
}

/** Tells whether a node is the placeholder of a matrix. */
export function isMatrix(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}
