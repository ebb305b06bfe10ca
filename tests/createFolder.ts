import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a folder for the time of a test.
 *
 * @param whenDone With `afterAll`, the folder stays for all tests of a file.
 */
export function createFolder(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  whenDone(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes a file and the folders that it is in. */
export function writeIn(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
