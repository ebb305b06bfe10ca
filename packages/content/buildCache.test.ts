import { mkdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFolder, writeIn } from '../../tests/createFolder';
import { CACHE_FOLDER, hashOfFiles, hashOfPackages, readCached } from './buildCache';

let root: string;

beforeEach(() => void (root = createFolder()));

async function build(inputs: unknown, content: string) {
  const make = vi.fn<() => string>(() => content);
  const value = await readCached(root, 'cards', inputs, make);
  return { value, isMade: make.mock.calls.length > 0 };
}

it('makes a value once for the same inputs, and keeps the latest one', async () => {
  expect(await build({ title: 'at' }, 'first')).toEqual({ value: 'first', isMade: true });
  expect(await build({ title: 'at' }, 'second')).toEqual({ value: 'first', isMade: false });
  expect(await build({ title: 'nth' }, 'third')).toEqual({ value: 'third', isMade: true });
  expect(await build({ title: 'at' }, 'fourth')).toEqual({ value: 'fourth', isMade: true });
});

it.each([1, 20, 70])('makes a value anew that lacks its last %i bytes', async (missing) => {
  await build('at', 'first');
  const file = path.join(root, CACHE_FOLDER, 'cards.json');
  truncateSync(file, statSync(file).size - missing);
  expect(await build('at', 'second')).toEqual({ value: 'second', isMade: true });
  expect(await build('at', 'third')).toEqual({ value: 'second', isMade: false });
});

it('makes everything anew where nothing can be kept, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  writeIn(root, 'node_modules/.cache', 'is no folder');
  expect(await build('at', 'first')).toEqual({ value: 'first', isMade: true });
  expect(await build('at', 'second')).toEqual({ value: 'second', isMade: true });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('cannot be used')]]);
  warn.mockRestore();
});

it('hashes no folder that is missing, since a change in the one that is meant would go unnoticed', () => {
  mkdirSync(path.join(root, 'docs'));
  expect(hashOfFiles(root, ['docs'])).toMatch(/^[0-9a-f]+$/);
  expect(() => hashOfFiles(root, ['docs', 'content'])).toThrow('no folder content');
});

it('knows packages that are installed in a folder above', () => {
  writeIn(root, 'node_modules/.package-lock.json', '{}');
  expect(hashOfPackages(path.join(root, 'copy'))).toBe(hashOfPackages(root));
});

it('takes nothing from the cache where it cannot know which packages are installed', () => {
  expect(hashOfPackages(root)).not.toBe(hashOfPackages(root));
});
