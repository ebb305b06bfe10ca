import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listOutOfStep } from '@funtool-docs/checks/sync/runSync';
import { readTexts } from '@funtool-docs/checks/sync/compareTexts';
import { readSyncFile, SYNC_FILE, writeSyncFile } from '@funtool-docs/checks/sync/syncFile';
import { readText } from '@funtool-docs/content/textFile';

const root = path.resolve(import.meta.dirname, '../..');

it('every section of every page is in docs/sync.json, and nothing else', () => {
  const { problems } = readTexts(root);
  expect(problems, 'npm run sync -- --confirm NAME… mends them').toEqual([]);
});

it('no section has changed in one language alone, or in both unseen', () => {
  expect(
    listOutOfStep(root),
    'npm run sync shows both texts, and how to say they are equal',
  ).toEqual([]);
});

it('docs/sync.json is as the command writes it', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'sync-'));
  mkdirSync(path.join(copy, 'docs'));
  writeSyncFile(copy, readSyncFile(root));
  const [written, kept] = [copy, root].map((folder) => readText(path.join(folder, SYNC_FILE)));
  rmSync(copy, { recursive: true });
  expect(kept).toBe(written);
});
