import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFiles, git } from '../../../tests/git';
import { runSync } from './runSync';
import { readText } from '@funtool-docs/content/textFile';

const PAGE = '/guide/page';
const FILES = {
  'docs/zh/guide/page.mdx':
    '---\ntitle: 页\n---\n\n## 一 \\{#one}\n\n有 5 项。\n\n## 二 \\{#constructor}\n\n相同。\n',
  'docs/en/guide/page.mdx':
    '---\ntitle: Page\n---\n\n## One \\{#one}\n\n5 items.\n\n## Two \\{#constructor}\n\nThe same.\n',
  'docs/zh/index.mdx': '---\ntitle: 首页\n---\n',
  'docs/en/index.mdx': '---\ntitle: Home\n---\n',
};
const SYNC = 'docs/sync.json';

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sync-'));
  for (const [file, source] of Object.entries(FILES)) write(file, source);
  sync('--confirm', '--all');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), source);
}

function edit(file: string, from: string, to: string): void {
  const source = readText(path.join(root, file));
  expect(source).toContain(from);
  write(file, source.replace(from, to));
}

const editZh = () => edit('docs/zh/guide/page.mdx', '5 项', '6 项');
const editEn = () => edit('docs/en/guide/page.mdx', '5 items', '6 items');

/** Runs the command; its lines are in `printed`. */
function sync(...args: string[]): 0 | 1 {
  printed = [];
  return runSync(root, args, (line) => printed.push(line));
}

describe('the list of texts out of step', () => {
  it('is empty once everything is declared equal', () => {
    expect(sync()).toBe(0);
    expect(printed).toEqual(['Sections: 4, out of step: 0, missing or unknown: 0']);
  });

  it('names the language that has changed, and shows both texts', () => {
    editZh();
    expect(sync()).toBe(1);
    expect(printed[0]).toBe(`${PAGE}#one: zh is newer`);
    expect(printed).toContain('  docs/zh/guide/page.mdx:5');
    expect(printed).toContain('      有 6 项。');
    expect(printed).toContain('      5 items.');
  });

  it('says so where both languages have changed', () => {
    editZh();
    editEn();
    expect(sync()).toBe(1);
    expect(printed[0]).toBe(`${PAGE}#one: zh and en have both changed`);
  });

  it('shows what git knows of the text that was declared', () => {
    git(root, ['init']);
    commitFiles(root, {});
    edit('docs/zh/guide/page.mdx', '相同', '一样');
    commitFiles(root, {});
    editZh();
    sync(`${PAGE}#one`);
    expect(printed).toContain('    - 有 5 项。');
    expect(printed).toContain('    + 有 6 项。');
    expect(printed).toContain('      5 items.');
  });

  it('shows one page or section where it is named, also by its file', () => {
    editZh();
    expect(sync('/')).toBe(0);
    expect(sync(`${PAGE}#constructor`)).toBe(0);
    expect(sync('docs/en/guide/page.mdx')).toBe(1);
    expect(sync('guide/page#one')).toBe(1);
  });

  it('has sections that were never declared, and those that are gone', () => {
    edit('docs/zh/guide/page.mdx', '{#one}', '{#first}');
    edit('docs/en/guide/page.mdx', '{#one}', '{#first}');
    expect(sync()).toBe(1);
    expect(printed).toContain(`${PAGE}#first was never declared equal`);
    expect(printed).toContain(`${PAGE}#one is on no page any more`);
  });

  it('has sections that one language lacks', () => {
    edit('docs/en/guide/page.mdx', '## One \\{#one}', '');
    expect(sync()).toBe(1);
    expect(printed).toContain(`${PAGE}#one is missing in docs/en/guide/page.mdx`);
  });
});

describe('a declaration', () => {
  it('of one section clears exactly that', () => {
    editZh();
    edit('docs/en/guide/page.mdx', 'The same', 'Not the same');
    expect(sync('--confirm', `${PAGE}#one`)).toBe(0);
    expect(printed).toEqual([`${PAGE}#one: declared equal`, `Lines changed in ${SYNC}: 1`]);
    expect(sync()).toBe(1);
    expect(printed.filter((line) => line.includes('newer'))).toEqual([
      `${PAGE}#constructor: en is newer`,
    ]);
  });

  it('of a page clears the page', () => {
    editZh();
    edit('docs/zh/index.mdx', '首页', '主页');
    sync('--confirm', PAGE);
    expect(sync(PAGE)).toBe(0);
    expect(sync()).toBe(1);
  });

  it('changes one line a section, whatever else is in the file', () => {
    const before = readText(path.join(root, SYNC)).split('\n');
    editZh();
    editEn();
    sync('--confirm', PAGE);
    const after = readText(path.join(root, SYNC)).split('\n');
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  });

  it('is not asked again after the edit is taken back and declared', () => {
    editZh();
    sync('--same-meaning', `${PAGE}#one`);
    expect(sync()).toBe(0);
    edit('docs/zh/guide/page.mdx', '6 项', '5 项');
    expect(sync()).toBe(1);
    sync('--same-meaning', `${PAGE}#one`);
    expect(sync()).toBe(0);
  });

  it('that an edit kept its meaning is refused where both languages have changed', () => {
    editZh();
    editEn();
    expect(() => sync('--same-meaning', PAGE)).toThrow(`changed in ${PAGE}#one. Compare`);
    expect(sync()).toBe(1);
  });

  it('forgets what is gone, and knows what is new', () => {
    edit('docs/zh/guide/page.mdx', '{#one}', '{#first}');
    edit('docs/en/guide/page.mdx', '{#one}', '{#first}');
    sync('--confirm', PAGE);
    expect(sync()).toBe(0);
    rmSync(path.join(root, 'docs/zh/guide'), { recursive: true });
    rmSync(path.join(root, 'docs/en/guide'), { recursive: true });
    expect(sync()).toBe(1);
    sync('--confirm', PAGE);
    expect(sync()).toBe(0);
    expect(readText(path.join(root, SYNC))).not.toContain(PAGE);
  });

  it('of everything must be asked for twice where texts have changed', () => {
    editZh();
    expect(() => sync('--confirm', '--all')).toThrow('repeat it: --confirm --all --all');
    sync('--confirm', '--all', '--all');
    expect(sync()).toBe(0);
  });

  it.each([
    [['--confirm'], 'Name pages or sections'],
    [['--confirm', '--same-meaning', PAGE], 'not both'],
    [['--same-meaning', '--all'], '--all goes with --confirm alone'],
    [['--confirm', '--all', PAGE], '--all goes with --confirm alone'],
    [['--confirm', '/guide/other'], 'There is no page /guide/other'],
    [
      ['--confirm', `${PAGE}#other`],
      `There is no section ${PAGE}#other; the page has: head, one, constructor`,
    ],
    [['/guide/other'], 'There is no page /guide/other'],
    [['--force'], "Unknown option '--force'"],
  ])('with %j is refused', (args, message) => {
    const before = readText(path.join(root, SYNC));
    expect(() => sync(...args)).toThrow(message);
    expect(readText(path.join(root, SYNC))).toBe(before);
  });
});

describe('an invalid file', () => {
  it.each([
    ['that is no JSON', '{\n  "/": {\n    "head": 12345678 12345678"\n', `${SYNC}:3`],
    ['with the marks of a merge', '{\n<<<<<<< HEAD\n  "/": {}\n}\n', `${SYNC}:2`],
    ['with a name twice', '{\n  "/": {},\n  "/": {}\n}\n', `${SYNC}:3`],
    ['that is a list', '[]\n', `${SYNC}:1  an object of JSON`],
    ['that is empty', '', `${SYNC}:1  an object of JSON`],
    [
      'with a hash too few',
      '{\n  "/": {\n    "head": "12345678"\n  }\n}\n',
      `${SYNC}:3  "head" of "/" needs 2 hashes`,
    ],
    ['with a page that is no object', '{\n  "/": 1\n}\n', `${SYNC}:2  an object of JSON`],
  ])('%s is reported with its line', (_what, source, message) => {
    write(SYNC, source);
    expect(() => sync()).toThrow(message);
  });
});
