import type { Paragraph } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { readNextRelease } from '@funtool-docs/facts/library/readNextRelease';
import { describeNext } from '@funtool-docs/facts/reference/describeNext';

/**
 * Says at the top of a page that a newer release differs from it.
 *
 * @param next The newer release, if there is one.
 */
export function nextRelease(page: BuiltPage, next = readNextRelease(page.root)): void {
  const text = describeNext(next, page);
  if (text) page.tree.children.unshift(createNotice(text));
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
