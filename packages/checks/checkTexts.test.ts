import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '../../tests/createFolder';
import { checkTexts } from './checkTexts';
import { TEXT_FOLDERS } from '@funtool-docs/content/files';

let root: string;

beforeEach(() => {
  root = createFolder();
  for (const folder of TEXT_FOLDERS) mkdirSync(path.join(root, folder));
});

/** Problems of one text that stands on line 3. */
function problemsOf(translations: Record<string, string>): string[] {
  const texts = { api: { zh: 'API', en: 'API' }, 'a.text': translations };
  const lines = Object.entries(texts).map((entry) => entry.map((part) => JSON.stringify(part)));
  const source = `{\n${lines.map((parts) => parts.join(': ')).join(',\n')}\n}\n`;
  writeFileSync(path.join(root, 'theme/i18n.json'), source);
  return checkTexts(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('the check of texts accepts a translated one', () => {
  expect(problemsOf({ zh: '共 {{count}} 个', en: '{{count}} in all' })).toEqual([]);
});

it.each([
  [{ en: 'Menu' }, 'has no text in "zh"; add it'],
  [{ zh: '菜单', en: ' ' }, 'has no text in "en"; add it'],
  [{ zh: 'Menu', en: 'Menu' }, 'is the same in all languages; translate it'],
  [{ zh: 'Open the menu', en: 'Open menu' }, 'is not written in "zh"; translate it'],
  [{ zh: '打开菜单', en: '菜单' }, 'is not written in "en"; translate it'],
  [{ zh: '{{count}} 个', en: '{{total}} in all' }, 'has other parameters in each language'],
])('the check of texts rejects %j', (translations: Record<string, string>, message) => {
  expect(problemsOf(translations)).toEqual([`theme/i18n.json:3 "a.text" ${message}`]);
});
