import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '../tests/createFolder';
import { commitFiles, git } from '../tests/git';
import { datePages } from './runSteps';

let root: string;

beforeEach(() => void (root = createFolder()));

function commitPage(name: string, date: string): void {
  commitFiles(root, { [`docs/${name}`]: date }, { date });
}

function datedPage(name: string, lang = 'zh', isProduction = true): PageIndexInfo {
  const page = { _filepath: path.join(root, 'docs', name), lang } as PageIndexInfo;
  void datePages(root)(page, isProduction);
  return page;
}

it('writes the date in the language of the page, as the day that its time names', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-03T07:04:05+08:00');
  const lastUpdatedTime = '2026-01-02T23:04:05Z';
  const zh = { lastUpdatedTime, lastUpdatedDate: '2026年1月2日' };
  const en = { lastUpdatedTime, lastUpdatedDate: 'January 2, 2026' };
  expect(datedPage('a.mdx', 'zh')).toMatchObject(zh);
  expect(datedPage('a.mdx', 'en')).toMatchObject(en);
});

it('has no date for a page that is not committed', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  expect(datedPage('new.mdx').lastUpdatedTime).toBeUndefined();
});

it('reads no history for the development server', () => {
  git(root, ['init']);
  commitPage('a.mdx', '2026-01-02T03:04:05Z');
  expect(datedPage('a.mdx', 'zh', false).lastUpdatedTime).toBeUndefined();
});
