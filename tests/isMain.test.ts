import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isMain } from '../scripts/isMain.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'main-'));
  mkdirSync(path.join(folder, 'real'));
  file = path.join(folder, 'real/serve.mjs');
  writeFileSync(file, '');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('knows a script that was started through a linked folder', () => {
  symlinkSync(path.join(folder, 'real'), path.join(folder, 'linked'), 'junction');
  expect(isMain(file, path.join(folder, 'linked/serve.mjs'))).toBe(true);
});

it('knows a script that was started by its own path', () => {
  expect(isMain(file, file)).toBe(true);
});

it.each([undefined, 'no-such-file'])('knows that %s is another script', (started) => {
  expect(isMain(file, started ?? '')).toBe(false);
});
