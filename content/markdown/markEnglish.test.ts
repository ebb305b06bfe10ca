import type { Root } from 'hast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { markEnglish } from './markEnglish';

function mark(text: string, path: string): string {
  const tree: Root = { type: 'root', children: [{ type: 'text', value: text }] };
  const plugins = markEnglish('/docs').markdown!.rehypePlugins!;
  unified().use(plugins).runSync(tree, new VFile({ path }));
  return tree.children
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || node.properties['lang'] !== 'en') return '?';
      return node.children.map((child) => ('value' in child ? `[${child.value}]` : '?')).join('');
    })
    .join('');
}

it.each([
  [
    'marks each quoted sentence',
    '“File not found”接到“Upload failed, file”后面',
    '“[File not found]”接到“[Upload failed, file]”后面',
  ],
  ['leaves single words, which may be names', '改成“Promise”即可', '改成“Promise”即可'],
  ['leaves Chinese', '“中文 and more”', '“中文 and more”'],
])('%s', (_what, text, marked) => {
  expect(mark(text, '/docs/zh/guide/page.mdx')).toBe(marked);
});

it('leaves English pages alone', () => {
  expect(mark('“File not found”', '/docs/en/guide/page.mdx')).toBe('“File not found”');
});
