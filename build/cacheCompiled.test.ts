import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFolder, writeIn } from '../tests/createFolder';
import { listFiles, readText } from '@funtool-docs/content/files';
import { cacheCompiled, keyOfAllPages, listOthers, SITE_WIDE } from './cacheCompiled';

/** On a line of its own, between paragraphs. */
const ELEMENT = /(?<=^<)[A-Z]\w*/gm;

const PAGE = 'docs/en/guide/index.mdx';

/** Elements that show what their own page or the library says, separated by spaces. */
const OF_A_PAGE =
  'BehaviourMatrix CloneDemo FindDemo LodashDemo OfflinePages PackageManagerTabs Playground ' +
  'RegexDemo RuleSections Steps Tabs TimingDemo'; // `ruleSections` names the file of RuleSections

let root: string;

const write = (file: string, text: string) => writeIn(root, file, text);

/** Takes a build up to its end, and returns what its cache depends on. */
function build(meanwhile = () => {}): unknown {
  const { performance, plugins } = cacheCompiled(root, {}).builderConfig!;
  const onAfterBuild = vi.fn<(end: () => void) => void>();
  (plugins as RsbuildPlugin[]).at(-1)!.setup({ onAfterBuild } as never);
  meanwhile();
  onAfterBuild.mock.calls[0]![0]();
  return performance!.buildCache;
}

beforeEach(() => {
  root = createFolder();
  write('node_modules/.package-lock.json', '{}');
  for (const folder of ['build', 'library', 'packages', 'theme']) write(`${folder}/file.ts`, '');
  write(PAGE, '# Guide');
  write('docs/claims/index.js', '// a-claim');
});

it.each([PAGE, 'docs/claims/index.js'])('keeps other pages after an edit of %s', (file) => {
  const before = keyOfAllPages(root);
  write(file, 'edited');
  expect(keyOfAllPages(root)).toBe(before);
});

it.each([
  'build/a.ts',
  'library/src/at.ts',
  'packages/a.ts',
  'theme/i18n.json',
  'rspress.config.ts',
  'docs/en/guide/_meta.json',
  'docs/sync.json',
  'docs/en/guide/another.mdx',
  'node_modules/.package-lock.json',
])('compiles all pages again after an edit of %s', (file) => {
  const before = keyOfAllPages(root);
  write(file, 'edited');
  expect(keyOfAllPages(root)).not.toBe(before);
});

it.each([PAGE, 'docs/claims/index.js', 'theme/file.ts'])(
  'uses no cache of a build during which %s was edited',
  (file) => {
    const text = readText(path.join(root, file));
    const before = build();
    expect(build()).toEqual(before);
    build(() => write(file, 'edited'));
    write(file, text);
    const after = build();
    expect(build()).toEqual(after);
    expect(after).not.toEqual(before);
  },
);

it('compiles a page again after an edit of its counterpart or its claims', () => {
  expect(listOthers(root, path.join(root, PAGE), '# Guide')).toEqual([
    'docs/zh/guide/index.mdx',
    'docs/en/guide/index.mdx',
    'docs/claims/index.js',
  ]);
});

it.each(SITE_WIDE)('compiles a page with <%s /> again after an edit of any page', (name) => {
  expect(listOthers(root, path.join(root, PAGE), `# Guide\n\n<${name} />`)).toHaveLength(4);
});

it('knows of every element whether it shows something of other pages', () => {
  const pages = listFiles('docs').filter((file) => file.endsWith('.mdx'));
  const names = pages.flatMap((file) => readText(`docs/${file}`).match(ELEMENT) ?? []);
  expect([...new Set(names)].toSorted()).toEqual(
    [...OF_A_PAGE.split(' '), ...SITE_WIDE].toSorted(),
  );
});
