import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DatedPage } from '../../../content/pageRecord';
import { commitFiles, git } from '../../../tests/git';
import { lastUpdated } from './lastUpdated';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'last-updated-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function commitPage(name: string, date: string): void {
  commitFiles(root, { [`docs/${name}`]: date }, { date });
}

function datedPage(folder: string, name: string, lang = 'zh'): DatedPage {
  const page = { _filepath: path.join(folder, 'docs', name), lang } as PageIndexInfo;
  void lastUpdated(folder).extendPageData!(page, true);
  return page as DatedPage;
}

function dateOf(folder: string, name: string): unknown {
  return datedPage(folder, name).lastUpdatedTime;
}

it('dates each page by its own last commit', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  commitPage('b 二.mdx', '2026-02-03T04:05:06Z');
  expect(new Date(dateOf(root, 'a.mdx') as string)).toEqual(new Date('2026-01-02T03:04:05Z'));
  expect(new Date(dateOf(root, 'b 二.mdx') as string)).toEqual(new Date('2026-02-03T04:05:06Z'));
});

it('writes the date in the language of the page, as a day of universal time', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T23:04:05-05:00');
  expect(datedPage(root, 'a.mdx', 'zh').lastUpdatedDate).toBe('2026年1月3日');
  expect(datedPage(root, 'a.mdx', 'en').lastUpdatedDate).toBe('January 3, 2026');
});

it('has no date for a page that is not committed', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  expect(dateOf(root, 'new.mdx')).toBeUndefined();
});

it('has no dates in a shallow clone, where they would all be the same', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  commitPage('b.mdx', '2026-02-03T04:05:06Z');
  const clone = path.join(root, 'clone');
  git(root, ['clone', '--depth=1', `file://${root}`, clone]);
  expect(dateOf(clone, 'a.mdx')).toBeUndefined();
});

it('has no dates outside a repository', () => {
  expect(dateOf(root, 'a.mdx')).toBeUndefined();
});
