import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitFiles, git } from '../../tests/git';
import { CACHE_FOLDER } from './buildCache';
import { readHistory } from './history';

const TEXT = Array.from({ length: 40 }, (_, line) => `Line ${line} of a page.`).join('\n');
const OTHER = TEXT.toUpperCase();

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-test-'));
  git(root, ['init', '--initial-branch=main']);
});

afterEach(() => rmSync(root, { recursive: true }));

const dayOf = (day: number) => `2026-01-0${day}T12:00:00Z`;

const commit = (day: number, files: Record<string, string> = {}) =>
  commitFiles(root, files, { date: dayOf(day) });

function move(from: string, to: string): void {
  mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
  renameSync(path.join(root, from), path.join(root, to));
}

/** Says on which days which files changed: `2 +docs/a.mdx` where one was added. */
const history = (folder = root) =>
  readHistory(folder, 'docs').flatMap(({ date, files }) =>
    files.map((file) => `${date.slice(9, 10)} ${file.isNew ? '+' : ''}${file.path}`).toSorted(),
  );

it('has the commits that changed files of the folder, the newest first', () => {
  commit(1, { 'docs/a.mdx': '1', 'other.md': '1' });
  commit(2, { 'other.md': '2' });
  commit(3, { 'docs/a.mdx': '2', 'docs/a tab\t二 "b".mdx': '1' });
  expect(history()).toEqual(['3 +docs/a tab\t二 "b".mdx', '3 docs/a.mdx', '1 +docs/a.mdx']);
});

it('keeps what git has said of a commit, and asks again after the next one', () => {
  mkdirSync(path.join(root, 'node_modules'));
  commit(1, { '.gitignore': 'node_modules', 'docs/a.mdx': '1' });
  expect(history()).toEqual(['1 +docs/a.mdx']);
  expect(readdirSync(path.join(root, CACHE_FOLDER, 'history'))).toHaveLength(1);
  commit(2, { 'docs/a.mdx': '2' });
  expect(history()).toEqual(['2 docs/a.mdx', '1 +docs/a.mdx']);
});

it('follows both trees of a folder that is moved', () => {
  commit(1, { 'docs/zh/old/a.mdx': TEXT, 'docs/en/old/a.mdx': OTHER });
  commit(2, { 'docs/en/old/a.mdx': `${OTHER}2` });
  move('docs/zh/old', 'docs/zh/deep/new');
  move('docs/en/old', 'docs/en/deep/new');
  commit(3);
  expect(history()).toEqual([
    '2 docs/en/deep/new/a.mdx',
    '1 +docs/en/deep/new/a.mdx',
    '1 +docs/zh/deep/new/a.mdx',
  ]);
});

it('counts an edit in the commit that moves the file, which is not new', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  move('docs/a.mdx', 'docs/b.mdx');
  commit(2, { 'docs/b.mdx': `${TEXT}\nMore.` });
  expect(history()).toEqual(['2 docs/b.mdx', '1 +docs/b.mdx']);
});

it('follows a chain of moves, and back', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  for (const [day, from, to] of [
    [2, 'a', 'b'],
    [3, 'b', 'B'],
    [4, 'B', 'a'],
    [5, 'a', 'c'],
  ] as const) {
    move(`docs/${from}.mdx`, `docs/${to}.mdx`);
    commit(day);
  }
  expect(history()).toEqual(['1 +docs/c.mdx']);
});

it('tells a moved file from another one that takes its path', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  move('docs/a.mdx', 'docs/b.mdx');
  commit(2);
  commit(3, { 'docs/a.mdx': OTHER });
  expect(history()).toEqual(['3 +docs/a.mdx', '1 +docs/b.mdx']);
});

it('follows a file whose path another one takes at once', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  move('docs/a.mdx', 'docs/b.mdx');
  commit(2, { 'docs/a.mdx': OTHER });
  expect(history()).toEqual(['2 docs/a.mdx', '1 +docs/b.mdx']);
});

it('follows files that change places', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  commit(2, { 'docs/b.mdx': OTHER });
  move('docs/a.mdx', 'docs/c.mdx');
  move('docs/b.mdx', 'docs/a.mdx');
  move('docs/c.mdx', 'docs/b.mdx');
  commit(3);
  expect(history()).toEqual(['2 +docs/a.mdx', '1 +docs/b.mdx']);
});

it('follows files from outside of the folder, and of a site that is no repository of its own', () => {
  commit(1, { 'pages/a.mdx': TEXT });
  move('pages', 'site/docs');
  commit(2);
  move('site', 'website');
  commit(3);
  expect(history(path.join(root, 'website'))).toEqual(['1 +docs/a.mdx']);
});

it('counts what happened on a branch that did not know of a move', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  git(root, ['checkout', '--quiet', '-b', 'side']);
  commit(4, { 'docs/a.mdx': `${TEXT}\nMore.` });
  git(root, ['checkout', '--quiet', 'main']);
  move('docs/a.mdx', 'docs/b.mdx');
  commit(2);
  git(root, ['merge', '--quiet', 'side'], { date: dayOf(5) });
  expect(history()).toEqual(['4 docs/b.mdx', '1 +docs/b.mdx']);
});

it('counts what only a merge changed', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  git(root, ['checkout', '--quiet', '-b', 'side']);
  commit(2, { 'other.md': 'side' });
  git(root, ['checkout', '--quiet', 'main']);
  commit(3, { 'main.md': 'main' });
  git(root, ['merge', '--quiet', '--no-commit', 'side']);
  commit(4, { 'docs/a.mdx': OTHER, 'docs/b.mdx': 'b' });
  expect(history()).toEqual(['4 +docs/b.mdx', '4 docs/a.mdx', '1 +docs/a.mdx']);
});

it('does not count other rights of a file', () => {
  commit(1, { 'docs/a.mdx': TEXT });
  git(root, ['update-index', '--chmod=+x', 'docs/a.mdx']);
  git(root, ['commit', '--message=rights'], { date: dayOf(2) });
  expect(history()).toEqual(['1 +docs/a.mdx']);
});

it('follows more moves at once than git does by itself', () => {
  const pages = Array.from({ length: 40 }, (_, page) => `${page}.mdx`);
  const write = (folder: string, more: string) =>
    Object.fromEntries(pages.map((page) => [`docs/${folder}/${page}`, `${page}\n${TEXT}${more}`]));
  git(root, ['config', 'diff.renameLimit', '10']);
  commit(1, write('old', ''));
  move('docs/old', 'docs/new');
  commit(2, write('new', '\nMore.'));
  expect(history()).not.toContain('2 +docs/new/0.mdx');
  expect(history().filter((line) => line.startsWith('2 docs/new/'))).toHaveLength(40);
});
