import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFolder } from '../../tests/createFolder';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { verifyContent } from './verifyContent';
import { INTERFACE_FOLDERS, readText } from '@funtool-docs/content/files';

const repository = path.resolve(import.meta.dirname, '../..');
const PAGE = 'guide/api/array/at.mdx';

let root: string;

/** A copy of the repository with one page, in one language. */
beforeEach(() => {
  root = createFolder();
  for (const folder of ['build', 'library', 'node_modules', ...INTERFACE_FOLDERS]) {
    symlinkSync(path.join(repository, folder), path.join(root, folder));
  }
  for (const folder of ['public', 'zh', 'en'])
    mkdirSync(path.join(root, 'docs', folder), { recursive: true });
  cpSync(path.join(repository, 'docs/en', PAGE), path.join(root, 'docs/en', PAGE));
});

function start(isProd: boolean): ReturnType<NonNullable<RspressPlugin['config']>> {
  const plugin: RspressPlugin = verifyContent(root);
  return plugin.config!({ title: 'site' } as UserConfig, {} as never, isProd);
}

it('stops a build with file and line of every problem, false results included', async () => {
  const file = path.join(root, 'docs/en', PAGE);
  const source = readText(file).replace("// => 'done'", "// => 'draft'");
  writeFileSync(file, source);
  const line = source.split('\n').findIndex((text) => text.includes("// => 'draft'")) + 1;
  const error: unknown = await Promise.resolve(start(true)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message, stack } = error as Error;
  expect(message).toContain(`docs/en/${PAGE}:${line}  stated: 'draft'; what it really is: 'done'`);
  expect(message).toContain(`docs/en/${PAGE}:1  this page has no counterpart`);
  expect(stack).toBe(message);
}, 60_000);

it('waits for claims until pages are compiled', async () => {
  const problem = { file: 'docs/claims/at.js', line: 3, message: 'stated: 1' };
  vi.doMock('./checkContent', () => ({
    checkContent: async (_root: string, onOthersPassed: () => void) => {
      onOthersPassed();
      return [problem];
    },
  }));
  const { config, builderConfig } = verifyContent(root);
  await config!({}, {} as never, true);
  const [plugin] = builderConfig!.plugins as RsbuildPlugin[];
  const onBeforeBuild = vi.fn<(wait: () => Promise<void>) => void>();
  await plugin!.setup({ onBeforeBuild } as unknown as RsbuildPluginAPI);
  const [waitForClaims] = onBeforeBuild.mock.calls[0]!;
  await expect(waitForClaims()).rejects.toThrow('docs/claims/at.js:3  stated: 1');
});

it('lets the development server start with unfinished pages', async () => {
  expect(await start(false)).toEqual({ title: 'site' });
});
