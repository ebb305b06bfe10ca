import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { outOfStep } from '@funtool-docs/checks/sync/compareTexts';
import { readTexts } from '@funtool-docs/checks/sync/readTexts';
import { readSyncFile, SYNC_FILE, writeSyncFile } from '@funtool-docs/checks/sync/syncFile';
import { readText } from '@funtool-docs/content/textFile';

const root = path.resolve(import.meta.dirname, '../..');
const { problems } = readTexts(root);
const fixture = path.join(root, 'tests/fixtures/sync');

it('every section of every page is in docs/sync.json, and nothing else', () => {
  expect(problems, 'npm run sync -- --confirm NAME… mends them').toEqual([]);
});

it('docs/sync.json is as the command writes it', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'sync-'));
  mkdirSync(path.join(copy, 'docs'));
  writeSyncFile(copy, readSyncFile(root));
  const [written, kept] = [copy, root].map((folder) => readText(path.join(folder, SYNC_FILE)));
  rmSync(copy, { recursive: true });
  expect(kept).toBe(written);
});

it('the fixture site has one section out of step', () => {
  const texts = readTexts(fixture);
  expect(texts.problems).toEqual([]);
  const found = outOfStep(texts).map(({ name, changed }) => [name, changed]);
  expect(found).toEqual([['/guide/behind#newer', ['zh']]]);
});
