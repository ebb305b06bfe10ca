import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitFiles, git } from '../tests/git';
import { datePages } from './runSteps';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'date-pages-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function commitPage(name: string, date: string): void {
  commitFiles(root, { [`docs/${name}`]: date }, { date });
}

function datedPage(folder: string, name: string, lang = 'zh'): PageIndexInfo {
  const page = { _filepath: path.join(folder, 'docs', name), lang } as PageIndexInfo;
  void datePages(folder)(page, true);
  return page;
}

function dateOf(folder: string, name: string): unknown {
  return datedPage(folder, name).lastUpdatedTime;
}

it('dates each page by its own last commit', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  commitPage('b 二.mdx', '2026-02-03T04:05:06Z');
  expect(dateOf(root, 'a.mdx')).toBe('2026-01-02T03:04:05Z');
  expect(dateOf(root, 'b 二.mdx')).toBe('2026-02-03T04:05:06Z');
});

it('writes the date in the language of the page, as the day that its time names', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-03T07:04:05+08:00');
  const lastUpdatedTime = '2026-01-02T23:04:05Z';
  const zh = { lastUpdatedTime, lastUpdatedDate: '2026年1月2日' };
  const en = { lastUpdatedTime, lastUpdatedDate: 'January 2, 2026' };
  expect(datedPage(root, 'a.mdx', 'zh')).toMatchObject(zh);
  expect(datedPage(root, 'a.mdx', 'en')).toMatchObject(en);
});

it('has no date for a page that is not committed', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  expect(dateOf(root, 'new.mdx')).toBeUndefined();
});

it('has no dates outside a repository', () => {
  expect(dateOf(root, 'a.mdx')).toBeUndefined();
});

it('reads no history for the development server', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  const page = { _filepath: path.join(root, 'docs/a.mdx'), lang: 'zh' } as PageIndexInfo;
  void datePages(root)(page, false);
  expect(page.lastUpdatedTime).toBeUndefined();
});
