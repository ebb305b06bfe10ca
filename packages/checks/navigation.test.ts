import { beforeEach, expect, it } from 'vitest';
import { createFolder, writeIn } from '../../tests/createFolder';
import { checkMenus, checkNavigation } from './checkLinks';
import { parsePage } from '@funtool-docs/content/parsePage';

let root: string;

beforeEach(() => void (root = createFolder()));

const write = (file: string, json: unknown) =>
  writeIn(root, file, JSON.stringify(json, undefined, 2));

it('accepts navigation that differs in texts only', () => {
  write('docs/zh/_nav.json', [{ text: '首页', link: '/' }]);
  write('docs/en/_nav.json', [{ text: 'Home', link: '/' }]);
  expect(checkNavigation(root, 'zh', 'en')).toEqual([]);
});

it('rejects another structure', () => {
  write('docs/zh/guide/_meta.json', ['a', 'b']);
  write('docs/en/guide/_meta.json', ['b', 'a']);
  expect(checkNavigation(root, 'zh', 'en')).toMatchObject([{ file: 'docs/zh/guide/_meta.json' }]);
});

it('rejects a file that one language lacks', () => {
  write('docs/zh/_meta.json', []);
  write('docs/en/_nav.json', []);
  expect(checkNavigation(root, 'zh', 'en').map(({ message }) => message)).toEqual([
    'add docs/en/_meta.json',
    'add docs/zh/_nav.json',
  ]);
});

const pages = ['index.mdx', 'guide/index.mdx', 'guide/api/at.mdx'].map((slug) =>
  parsePage({ file: slug, locale: 'zh', slug, source: '' }),
);

it('accepts entries that lead to pages', () => {
  write('docs/zh/_nav.json', [
    { text: '首页', link: '/' },
    { text: '更多', items: [{ text: 'at', link: '/guide/api/at#examples' }] },
    { text: '源码', link: 'https://example.com/' },
  ]);
  write('docs/zh/guide/_meta.json', [
    'index',
    { type: 'dir-section-header', name: 'api' },
    { type: 'divider' },
    { type: 'file', name: 'api/at' },
  ]);
  expect(checkMenus(root, 'zh', pages)).toEqual([]);
});

const unlisted = (file: string, name: string, menu: string) => ({
  file,
  line: 1,
  message: `no menu leads to this page; add "${name}" to docs/zh/${menu}`,
});

it('rejects a page that no menu has, unless its folder has no menu, which then shows all pages', () => {
  write('docs/zh/guide/_meta.json', [{ type: 'dir', name: 'api' }]);
  const ofGuide = unlisted('guide/index.mdx', 'index', 'guide/_meta.json');
  expect(checkMenus(root, 'zh', pages)).toEqual([ofGuide]);
  write('docs/zh/guide/api/_meta.json', []);
  const ofFunction = unlisted('guide/api/at.mdx', 'at', 'guide/api/_meta.json');
  expect(checkMenus(root, 'zh', pages)).toEqual([ofGuide, ofFunction]);
});

it('rejects entries that lead to no page', () => {
  write('docs/zh/_nav.json', [{ text: '更多', items: [{ text: 'at', link: '/guide/at' }] }]);
  write('docs/zh/guide/_meta.json', ['index', 'nth', { type: 'dir', name: 'ap' }]);
  expect(checkMenus(root, 'zh', pages)).toEqual([
    { file: 'docs/zh/_nav.json', line: 7, message: '"/guide/at" leads to no page' },
    { file: 'docs/zh/guide/_meta.json', line: 3, message: '"nth" leads to no page' },
    { file: 'docs/zh/guide/_meta.json', line: 6, message: '"ap" leads to no page' },
  ]);
});
