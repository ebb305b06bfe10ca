import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkComponent, checkComponents, checkTexts } from './checkTexts';
import { INTERFACE_FOLDERS, TEXT_FOLDERS } from '@funtool-docs/content/listFiles';

describe('the check of texts', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'texts-'));
    for (const folder of TEXT_FOLDERS) mkdirSync(path.join(root, folder));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  /** Problems of one text that stands on line 3. */
  function problemsOf(translations: Record<string, string>): string[] {
    const texts = { api: { zh: 'API', en: 'API' }, 'a.text': translations };
    const lines = Object.entries(texts).map((entry) => entry.map((part) => JSON.stringify(part)));
    const source = `{\n${lines.map((parts) => parts.join(': ')).join(',\n')}\n}\n`;
    writeFileSync(path.join(root, 'theme/i18n.json'), source);
    return checkTexts(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
  }

  it('accepts a translated text', () => {
    expect(problemsOf({ zh: '共 {{count}} 个', en: '{{count}} in all' })).toEqual([]);
  });

  it.each([
    [{ en: 'Menu' }, 'has no text in "zh"; add it'],
    [{ zh: '菜单', en: ' ' }, 'has no text in "en"; add it'],
    [{ zh: 'Menu', en: 'Menu' }, 'is the same in all languages; translate it'],
    [{ zh: 'Open the menu', en: 'Open menu' }, 'is not written in "zh"; translate it'],
    [{ zh: '打开菜单', en: '菜单' }, 'is not written in "en"; translate it'],
    [
      { zh: '菜单', en: 'Menu', fr: 'Menu' },
      'has a text in "fr", which is no language of the site',
    ],
    [{ zh: '{{count}} 个', en: '{{total}} in all' }, 'has other parameters in each language'],
  ])('rejects %j', (translations: Record<string, string>, message) => {
    expect(problemsOf(translations)).toEqual([`theme/i18n.json:3 "a.text" ${message}`]);
  });
});

/** Problems of a component whose JSX stands on line 2. */
const check = (jsx: string) => checkComponent('theme/A.tsx', `const A = () =>\n  ${jsx};\n`);

describe('the check of components', () => {
  it.each([
    '<p className="a" id="b">{text("key")}</p>',
    '<p>{count} / {total} ·</p>',
    '<input type="search" aria-label={text("key")} />',
    '<p>{isOpen === "open" ? text("a") : text("b")}</p>',
  ])('accepts %s', (jsx) => {
    expect(check(jsx)).toEqual([]);
  });

  it.each([
    '<p>Menu</p>',
    '<p>{text("key")} 菜单</p>',
    '<p>{"Menu"}</p>',
    '<button aria-label="Menu" />',
    '<img alt={`Menu`} />',
  ])('rejects %s', (jsx) => {
    expect(check(jsx)).toEqual([
      {
        file: 'theme/A.tsx',
        line: 2,
        message: expect.stringMatching(/^"(?:Menu|菜单)" is not translated$/),
      },
    ]);
  });

  it('leaves tests of components alone', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'components-'));
    for (const folder of INTERFACE_FOLDERS) mkdirSync(path.join(root, folder));
    for (const file of ['theme/A.tsx', 'theme/A.dom.test.tsx']) {
      writeFileSync(path.join(root, file), 'const A = () => <p>Menu</p>;\n');
    }
    const files = checkComponents(root).map(({ file }) => file);
    rmSync(root, { recursive: true });
    expect(files).toEqual(['theme/A.tsx']);
  });
});
