import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitFiles, git } from '../../../../tests/git';
import { readDays, type SiteDay } from './readDays';

const root = mkdtempSync(path.join(tmpdir(), 'changes-test-'));

function commit(date: string, files: Record<string, string>): void {
  const below = Object.entries(files).map(([file, text]) => [`docs/${file}`, text]);
  commitFiles(root, Object.fromEntries(below), { date });
}

const pages = ['guide/a.mdx', 'guide/b.mdx'].map((slug) => ({ slug }));

const A = 'A text that is long enough to be known again. ';

const day = (date: string, time: string, pagesOf: Partial<SiteDay>) => ({
  date,
  updated: `${date}T${time}:00Z`,
  added: [],
  changed: [],
  ...pagesOf,
});

beforeAll(() => {
  git(root, ['init']);
  commit('2026-01-02T12:00:00Z', { 'zh/guide/old.mdx': A, 'en/guide/old.mdx': `en ${A}` });
  commit('2026-01-03T12:00:00Z', { 'zh/guide/b.mdx': '1', 'zh/guide/gone.mdx': 'gone' });
  commit('2026-01-03T13:00:00Z', { 'zh/guide/b.mdx': '2', 'zh/guide/old.mdx': `${A}2` });
  commit('2026-01-05T01:00:00+08:00', { 'en/guide/old.mdx': `en ${A}2` });
  commit('2026-01-04T08:00:00Z', { 'en/guide/old.mdx': `en ${A}3` });
  commit('2026-01-06T12:00:00Z', { 'claims/a.js': '1' });
  for (const lang of ['zh', 'en']) {
    git(root, ['mv', `docs/${lang}/guide/old.mdx`, `docs/${lang}/guide/a.mdx`]);
  }
  commit('2026-01-07T12:00:00Z', {});
});

afterAll(() => rmSync(root, { recursive: true }));

it('groups what changed in any language by day in UTC, the newest first, with its last time', () => {
  expect(readDays(root, pages)).toEqual([
    day('2026-01-04', '17:00', { changed: ['guide/a.mdx'] }),
    day('2026-01-03', '13:00', { added: ['guide/b.mdx'], changed: ['guide/a.mdx'] }),
    day('2026-01-02', '12:00', { added: ['guide/a.mdx'] }),
  ]);
});

it('sorts days where the clock of an editor is late', () => {
  commit('2026-01-01T12:00:00Z', { 'zh/guide/b.mdx': '3' });
  const days = readDays(root, pages).map(({ date }) => date);
  expect(days).toEqual(['2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01']);
});

it('knows nothing of a folder without a history', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-test-'));
  expect(readDays(folder, pages)).toEqual([]);
  rmSync(folder, { recursive: true });
});
