import type { RspressPlugin } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { importInTurn } from '../../../framework/build/importInTurn';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import { type Page, documentedNames } from '../../../content/parsePage';
import { pageIdOf } from '../../../content/paths';

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
            const { createMatrix } = await importInTurn(() => import('./matrix/createMatrix'));
            tree.children.splice(index, 1, ...(await createMatrix(names, locale)));
          };
        },
      ],
    },
  };
}

/** Tells whether a node is the placeholder of a matrix. */
export function isMatrix(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}
