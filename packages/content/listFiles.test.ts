import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './listFiles';

it('lists files of all folders in order, but none that macOS has put beside them', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(root, 'array'));
  for (const file of [
    'map.mdx',
    '.nojekyll',
    '._map.mdx',
    '.DS_Store',
    'array/at.mdx',
    'array/._at.mdx',
  ]) {
    writeFileSync(path.join(root, file), '');
  }
  expect(listFiles(root)).toEqual(['.nojekyll', 'array/at.mdx', 'map.mdx']);
  rmSync(root, { recursive: true });
});
