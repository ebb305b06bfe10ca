import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { readNextRelease } from '../../../content/library/readNextRelease';
import { DOCS, pageIdOf } from '../../../content/paths';
import { describeNext } from '../describeNext';

/** Says at the top of a page that a newer release differs from it. */
export function nextRelease(root: string): RspressPlugin {
  return {
    name: 'next-release',
    markdown: {
      remarkPlugins: [
        () =>
          (tree: Root, { path: file }: VFile) => {
            const page = pageIdOf(path.join(root, DOCS), file);
            const text = describeNext(readNextRelease(root), page);
            if (text) tree.children.unshift(createNotice(text));
          },
      ],
    },
  };
}

function createNotice(value: string): Paragraph {
  return {
    type: 'paragraph',
    data: {
      hName: 'div',
      hProperties: { className: ['rp-callout', 'rp-callout--warning'], role: 'note' },
    },
    children: [{ type: 'text', value }],
  };
}
