import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitFiles, git } from '../../../tests/git';
import { readDays } from './readDays';

const root = mkdtempSync(path.join(tmpdir(), 'changes-test-'));

function commit(date: string, files: Record<string, string>): void {
  const below = Object.entries(files).map(([file, text]) => [`docs/${file}`, text]);
  commitFiles(root, Object.fromEntries(below), { date });
}

const pages = ['guide/a.mdx', 'guide/b.mdx'].map((slug) => ({ slug }));

beforeAll(() => {
  git(root, ['init']);
  commit('2026-01-02T12:00:00Z', { 'zh/guide/a.mdx': '1', 'en/guide/a.mdx': '1' });
  commit('2026-01-03T12:00:00Z', { 'zh/guide/b.mdx': '1', 'zh/guide/gone.mdx': '1' });
  commit('2026-01-03T13:00:00Z', { 'zh/guide/b.mdx': '2', 'zh/guide/a.mdx': '2' });
  commit('2026-01-05T01:00:00+08:00', { 'en/guide/a.mdx': '2' });
  commit('2026-01-06T12:00:00Z', { 'claims/a.js': '1' });
});

afterAll(() => rmSync(root, { recursive: true }));

it('groups what changed in any language by day in UTC, the newest first', () => {
  expect(readDays(root, pages)).toEqual([
    { date: '2026-01-04', added: [], changed: ['guide/a.mdx'] },
    { date: '2026-01-03', added: ['guide/b.mdx'], changed: ['guide/a.mdx'] },
    { date: '2026-01-02', added: ['guide/a.mdx'], changed: [] },
  ]);
});

it('knows nothing of a folder without a history', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-test-'));
  expect(readDays(folder, pages)).toEqual([]);
  rmSync(folder, { recursive: true });
});
