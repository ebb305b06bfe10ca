import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolder, writeIn } from '../../../tests/createFolder';
import { listOutOfStep, runSync, SYNC_FILE } from './runSync';
import { readText } from '@funtool-docs/content/files';

const PAGE = '/guide/page';
const [ZH, EN] = ['docs/zh/guide/page.mdx', 'docs/en/guide/page.mdx'];
const FILES = {
  [ZH]: '---\ntitle: 页\n---\n\n## 一 \\{#one}\n\n有 5 项。\n\n## 二 \\{#two}\n\n相同。\n',
  [EN]: '---\ntitle: Page\n---\n\n## One \\{#one}\n\n5 items.\n\n## Two \\{#two}\n\nThe same.\n',
  'docs/zh/index.mdx': '---\ntitle: 首页\n---\n',
  'docs/en/index.mdx': '---\ntitle: Home\n---\n',
};

let root: string;
let printed: string[];

beforeEach(() => {
  root = createFolder();
  for (const [file, source] of Object.entries(FILES)) write(file, source);
  sync('--confirm', '--all');
});

const write = (file: string, source: string) => writeIn(root, file, source);

function edit(file: string, from: string, to: string): void {
  const source = readText(path.join(root, file));
  expect(source).toContain(from);
  write(file, source.replace(from, to));
}

/** Runs the command; its lines are in `printed`. */
function sync(...args: string[]): 0 | 1 {
  printed = [];
  return runSync(root, args, (line) => printed.push(line));
}

it('nothing is out of step once everything is declared equal', () => {
  expect(sync()).toBe(0);
  expect(printed).toEqual(['Sections: 4, out of step: 0']);
});

it.each<[what: string, edits: Parameters<typeof edit>[], problems: string[]]>([
  [
    'a section that has changed in one language',
    [[ZH, '5 项', '6 项']],
    [`${PAGE}#one is newer in zh: ${ZH}:5, ${EN}:5`],
  ],
  [
    'a section that has changed in both',
    [
      [ZH, '5 项', '6 项'],
      [EN, '5 items', '6 items'],
    ],
    [`${PAGE}#one is newer in zh and en: ${ZH}:5, ${EN}:5`],
  ],
  [
    'what the frontmatter says',
    [[EN, 'Page', 'A page']],
    [`${PAGE} is newer in en: ${ZH}:1, ${EN}:1`],
  ],
  [
    'a section with a new id, and the old one',
    [
      [ZH, '{#one}', '{#first}'],
      [EN, '{#one}', '{#first}'],
    ],
    [
      `${PAGE}#one is on no page any more`,
      `${PAGE}#first was never declared equal: ${ZH}:5, ${EN}:5`,
    ],
  ],
  [
    'a section that one language lacks',
    [[EN, '## Two \\{#two}\n\nThe same.\n', '']],
    [`${PAGE}#two is only in ${ZH}:9`],
  ],
])('the list names %s', (_what, edits, problems) => {
  edits.forEach((each) => edit(...each));
  expect(listOutOfStep(root)).toEqual(problems);
  expect(sync()).toBe(1);
  expect(printed.slice(0, problems.length)).toEqual(problems);
});

it('a page or section that is named limits the list, also by its file', () => {
  edit(ZH, '5 项', '6 项');
  expect(sync('/', `${PAGE}#two`)).toBe(0);
  expect(sync(EN)).toBe(1);
  expect(sync('guide/page#one')).toBe(1);
});

it.each([
  ['section, that section', `${PAGE}#one`, ['/ is newer in zh:', `${PAGE}#two is newer in zh:`]],
  ['page, all its sections', PAGE, ['/ is newer in zh:']],
])('a declaration clears of a %s, in one line of the file for each', (_, name, left) => {
  edit(ZH, '5 项', '6 项');
  edit(ZH, '相同', '一样');
  edit('docs/zh/index.mdx', '首页', '主页');
  const before = readText(path.join(root, SYNC_FILE)).split('\n');
  sync('--confirm', name);
  const after = readText(path.join(root, SYNC_FILE)).split('\n');
  expect(after.filter((line) => !before.includes(line))).toHaveLength(3 - left.length);
  const open = listOutOfStep(root);
  expect(open).toEqual(left.map((text) => expect.stringContaining(text)));
});

it('a declaration forgets what is gone', () => {
  for (const file of [ZH, EN]) rmSync(path.join(root, file));
  expect(sync()).toBe(1);
  sync('--confirm', PAGE);
  expect(printed).toContain(`${PAGE}#one: forgotten`);
  expect(readText(path.join(root, SYNC_FILE))).not.toContain(PAGE);
  expect(sync()).toBe(0);
});

it.each([
  [['--confirm'], 'Name pages or sections'],
  [['--confirm', '/guide/other'], 'There is no /guide/other'],
  [[`${PAGE}#other`], `There is no ${PAGE}#other`],
  [['--force'], "Unknown option '--force'"],
])('%j is refused', (args, message) => {
  const before = readText(path.join(root, SYNC_FILE));
  expect(() => sync(...args)).toThrow(message);
  expect(readText(path.join(root, SYNC_FILE))).toBe(before);
});

it('a file with the marks of a merge is reported with its line', () => {
  write(SYNC_FILE, '{\n<<<<<<< HEAD\n  "/": ""\n}\n');
  expect(() => sync()).toThrow(`${SYNC_FILE}:2`);
});
