import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from '@funtool-docs/content/listFiles';
import { readPage } from '@funtool-docs/content/loadSite';
import { checkWording } from '../checkWording';
import { newFunction } from './newFunction';
import { readText } from '@funtool-docs/content/textFile';

const COPIED = [
  'library/src',
  'library/release.json',
  ...['zh', 'en'].map((lang) => `docs/${lang}/guide/api/string`),
];

let root: string;

const read = (file: string) => readText(path.join(root, file));

/** Ids of headings, and lines of code. */
const outline = (lang: string) =>
  read(`docs/${lang}/guide/api/string/slug.mdx`).match(/\{#[\w-]+\}|^\w+\('TODO'\).*$/gm);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-function-'));
  for (const name of COPIED) cpSync(name, path.join(root, name), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

it('writes source, measured calls and a page in each language', () => {
  const { files } = newFunction(root, 'string/slug');
  expect(files.slice(0, 4)).toEqual([
    'library/src/string/slug.ts',
    'library/behaviour/string/slug.json',
    'docs/zh/guide/api/string/slug.mdx',
    'docs/en/guide/api/string/slug.mdx',
  ]);
  expect(JSON.parse(read('library/behaviour/string/slug.json')).exports).toEqual(['slug']);
});

it('adds the function to the entry of its category and to both menus, in order', () => {
  newFunction(root, 'string/slug');
  expect(read('library/src/string/index.ts')).toMatch(
    /'\.\/reverse';\n.* '\.\/slug';\n.* '\.\/sub/,
  );
  for (const lang of ['zh', 'en']) {
    const menu = JSON.parse(read(`docs/${lang}/guide/api/string/_meta.json`)) as string[];
    const at = menu.indexOf('slug');
    expect(menu.slice(at - 1, at + 2)).toEqual(['reverse', 'slug', 'substring']);
  }
});

it('writes pages with the same headings and code in each language', () => {
  newFunction(root, 'string/slug');
  expect(outline('en')).toEqual(outline('zh'));
  expect(outline('en')).toContain('{#usage-scenarios}');
});

it('lists what is left to write, by line', () => {
  const { left } = newFunction(root, 'string/slug');
  expect(left).toContainEqual(
    expect.stringMatching(/^docs\/en\/guide\/api\/string\/slug\.mdx:3 {2}description: 'TODO: /),
  );
  expect(left.map((line) => line.split(': ')[0])).toEqual(
    expect.arrayContaining([
      'library/since.json',
      'library/release.json',
      'lab/differences/counterparts.json',
      'docs/tasks/groups.json',
      'docs/search/asked.json',
      'docs/sync.json',
    ]),
  );
});

it.each(['zh', 'en'] as const)('fails the checks in %s for every part left to write', (locale) => {
  newFunction(root, 'string/slug');
  const problems = checkWording(readPage(root, { locale, slug: 'guide/api/string/slug.mdx' })!);
  const unwritten = problems.filter(({ message }) => message.includes('write what is left here'));
  expect(unwritten.length).toBeGreaterThan(5);
});

it.each([
  ['slug', 'not a name such as string/slug'],
  ['strings/slug', 'no category strings; there are array,'],
  ['string/words', 'library/src/string/words.ts exists already; nothing was written'],
  ['internal/slug', 'no category internal'],
  ['string/default', 'No function can be exported as default'],
  ['string/await', 'No function can be exported as await'],
  ['string/arguments', 'No function can be exported as arguments'],
  ['string/constructor', 'No function can be exported as constructor'],
  ['string/at', 'at exists already'],
  ['string/Trim', 'trim exists already'],
  [`string/${'s'.repeat(61)}`, 'not a name such as string/slug'],
])('refuses %s', (name, message) => {
  const before = listFiles(root);
  expect(() => newFunction(root, name)).toThrow(message);
  expect(listFiles(root)).toEqual(before);
});
