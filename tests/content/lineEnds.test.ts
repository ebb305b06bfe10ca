import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder } from '../createFolder';
import { TEXT_FOLDERS, listFiles, readText } from '@funtool-docs/content/files';
import { checkPage } from '@funtool-docs/checks/checkPage';
import { listOutOfStep, runSync, SYNC_FILE } from '@funtool-docs/checks/sync/runSync';

const TEXT = /\.(?:mdx|js|json)$/;
const COPIED = ['docs', 'library'];

const root = createFolder(afterAll);

/** The content as an editor on Windows saves it, which a clone without `.gitattributes` has too. */
beforeAll(() => {
  for (const folder of ['node_modules', ...TEXT_FOLDERS]) {
    symlinkSync(path.resolve(folder), path.join(root, folder));
  }
  for (const folder of COPIED) {
    cpSync(folder, path.join(root, folder), { recursive: true });
    for (const name of listFiles(folder).filter((file) => TEXT.test(file))) {
      const file = path.join(root, folder, name);
      writeFileSync(file, `\uFEFF${readText(file).replaceAll('\n', '\r\n')}`);
    }
  }
});

it.each(['array/at', 'regex/definePlugin'])(
  'finds nothing wrong with %s',
  { timeout: 120_000 },
  async (name) => {
    expect(await checkPage(root, `docs/en/guide/api/${name}.mdx`)).toEqual([]);
  },
);

it('finds the languages as much in step as they are', () => {
  const pages = ['docs/en/guide/api/array/at.mdx'];
  expect(listOutOfStep(root, pages)).toEqual(listOutOfStep('.', pages));
});

it('writes declarations with the line ends that the file has', () => {
  runSync(root, ['--confirm', '/guide/api/array/at'], () => {});
  const text = readFileSync(path.join(root, SYNC_FILE), 'utf8');
  expect(text.match(/(?<!\r)\n/g)).toBeNull();
  expect(text).toContain('\r\n');
});
