import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  CACHE_FOLDER,
  hashOfFiles,
  hashOfPackages,
  openBuildCache,
  readCached,
} from './buildCache';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
});

afterEach(() => rmSync(root, { recursive: true }));

async function build(inputs: unknown, content: string) {
  const cache = openBuildCache(root, 'cards');
  const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from(content));
  const file = Buffer.from(await cache.get(inputs, make)).toString();
  cache.prune();
  return { file, isMade: make.mock.calls.length > 0 };
}

it('makes a file once for the same inputs', async () => {
  expect(await build({ title: 'at' }, 'first')).toEqual({ file: 'first', isMade: true });
  expect(await build({ title: 'at' }, 'second')).toEqual({ file: 'first', isMade: false });
});

it('makes a file anew once an input has changed', async () => {
  await build({ title: 'at' }, 'first');
  expect(await build({ title: 'nth' }, 'second')).toEqual({ file: 'second', isMade: true });
});

it('keeps what the last build needed, and nothing else', async () => {
  await build({ title: 'at' }, 'first');
  await build({ title: 'nth' }, 'second');
  expect(readdirSync(path.join(root, CACHE_FOLDER, 'cards'))).toHaveLength(1);
});

it('lets whoever has opened it too delete what neither needs', async () => {
  await build({ title: 'at' }, 'first');
  const caches = [openBuildCache(root, 'cards'), openBuildCache(root, 'cards')];
  for (const cache of caches) cache.prune();
  expect(readdirSync(path.join(root, CACHE_FOLDER, 'cards'))).toEqual([]);
});

const kept = () => {
  const folder = path.join(root, CACHE_FOLDER, 'cards');
  return readdirSync(folder).map((file) => path.join(folder, file));
};

it.each([1, 20, 34])('makes a file anew that lacks its last %i bytes', async (missing) => {
  await build({ title: 'at' }, 'first');
  for (const file of kept()) truncateSync(file, statSync(file).size - missing);
  expect(await build({ title: 'at' }, 'second')).toEqual({ file: 'second', isMade: true });
  expect(await build({ title: 'at' }, 'third')).toEqual({ file: 'second', isMade: false });
});

it('makes a file anew that another build has deleted since the cache was opened', async () => {
  await build({ title: 'at' }, 'first');
  const cache = openBuildCache(root, 'cards');
  for (const file of kept()) rmSync(file);
  const made = await cache.get({ title: 'at' }, async () => Buffer.from('second'));
  expect(Buffer.from(made).toString()).toBe('second');
});

it('makes everything anew where nothing can be kept, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.cache'), 'is no folder');
  expect(await build({ title: 'at' }, 'first')).toEqual({ file: 'first', isMade: true });
  expect(await build({ title: 'at' }, 'second')).toEqual({ file: 'second', isMade: true });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('cannot be used')]]);
  warn.mockRestore();
});

const readValue = (inputs: unknown, value: number[]) =>
  readCached(root, 'cards', inputs, () => value);

it('keeps one value for a name', async () => {
  expect(await readValue('at', [1])).toEqual([1]);
  expect(await readValue('at', [2])).toEqual([1]);
  expect(await readValue('nth', [3])).toEqual([3]);
  expect(await readValue('at', [4])).toEqual([4]);
});

it('hashes no folder that is missing, since a change in the one that is meant would go unnoticed', () => {
  mkdirSync(path.join(root, 'docs'));
  expect(hashOfFiles(root, ['docs'])).toMatch(/^[0-9a-f]+$/);
  expect(() => hashOfFiles(root, ['docs', 'content'])).toThrow('no folder content');
});

it('knows packages that are installed in a folder above', () => {
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}');
  expect(hashOfPackages(path.join(root, 'copy'))).toBe(hashOfPackages(root));
});

it('takes nothing from the cache where it cannot know which packages are installed', () => {
  expect(hashOfPackages(root)).not.toBe(hashOfPackages(root));
});
