import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import type { Locale } from '../../site.config';
import { nextRelease } from './head';

const NEXT = { release: 'funtool 9.0.0', pages: { 'array/at': 3, 'array/unique': 1 } };

/** Returns the text that stands before a page of this path, whose own is "Text". */
function textOf(locale: Locale, slug: string): string {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Text' }] }],
  };
  nextRelease({ tree, locale, slug } as BuiltPage, NEXT);
  return tree.children.map((node) => toString(node)).join('|');
}

it.each([
  ['en', 'guide/api/array/at.mdx', /^funtool 9\.0\.0 is out .* in 3 places\. .*\|Text$/],
  ['zh', 'guide/api/array/at.mdx', /^funtool 9\.0\.0 已发布，有 3 处.*\|Text$/],
  ['en', 'guide/api/array/unique.mdx', /in one place\./],
  ['en', 'guide/api/array/union.mdx', /^Text$/],
  ['en', 'guide/index.mdx', /^Text$/],
] as const)('says on %s/%s what the next release changes', (locale, slug, text) => {
  expect(textOf(locale, slug)).toMatch(text);
});
