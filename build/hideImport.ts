import type { ShikiTransformer } from 'shiki';
import { fenceMeta } from '@funtool-docs/islands/build/shiki';

/** Word in the meta of an answer that begins with the import its frame already shows. */
export const HIDDEN_IMPORT = 'hides-import';

/** The import, the empty line below it, and the line break after each. */
const NODES = 4;

/** Wraps the import at the beginning of an answer, which runs and is copied, but is not shown twice. */
export function hideImport(): ShikiTransformer {
  return {
    name: 'hide-import',
    code(node) {
      if (!fenceMeta(this).includes(HIDDEN_IMPORT)) return;
      const children = node.children.splice(0, NODES);
      node.children.unshift({
        type: 'element',
        tagName: 'span',
        properties: { className: ['ft-code-import'] },
        children,
      });
    },
  };
}
