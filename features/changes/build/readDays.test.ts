import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDays } from './readDays';

const root = mkdtempSync(path.join(tmpdir(), 'changes-test-'));

const git = (args: string[], date = '2026-01-01T12:00:00Z') =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });

function commit(date: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, 'docs', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  git(['add', '.']);
  git(['commit', '-m', 'docs: a change'], date);
}

const pages = ['guide/a.mdx', 'guide/b.mdx'].map((slug) => ({ slug }));

beforeAll(() => {
  git(['init', '-q']);
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
