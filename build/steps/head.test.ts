import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import type { Locale } from '../../site.config';
import { nextRelease } from './head';

const root = mkdtempSync(path.join(tmpdir(), 'next-release-test-'));

beforeAll(() => {
  mkdirSync(path.join(root, 'library'));
  const next = { release: 'funtool 9.0.0', pages: { 'array/at': 3, 'array/unique': 1 } };
  writeFileSync(path.join(root, 'library/next.json'), JSON.stringify(next));
});

afterAll(() => rmSync(root, { recursive: true }));

/** Returns the text that stands before a page of this path, whose own is "Text". */
function textOf(locale: Locale, slug: string): string {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Text' }] }],
  };
  nextRelease({ root, tree, locale, slug } as BuiltPage);
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
