import type { Root } from 'hast';
import { expect, it } from 'vitest';
import type { Locale } from '../../site.config';
import { markEnglish } from './html';

function mark(text: string, locale: Locale): string {
  const tree: Root = { type: 'root', children: [{ type: 'text', value: text }] };
  markEnglish(tree, { locale });
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
  expect(mark(text, 'zh')).toBe(marked);
});

it('leaves English pages alone', () => {
  expect(mark('“File not found”', 'en')).toBe('“File not found”');
});
