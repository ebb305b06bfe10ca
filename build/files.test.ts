import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createFolder } from '../tests/createFolder';
import { listFiles } from '@funtool-docs/content/files';
import { inSeries } from './files';

const outDir = createFolder(afterAll);

async function makeLate() {
  await setImmediate();
  return { 'en/late.html': 'late' };
}

const fail = () => Promise.reject(new Error('disk full'));

const makeAfter = () => ({ 'after.html': '' });

it('has what lists the files see those of a slow maker before it', async () => {
  let listed: string[] = [];
  const list = ({ folder }: { folder: string }) => {
    listed = listFiles(folder);
    return {};
  };
  await inSeries([makeLate, list])({ outDir }, true);
  expect(listed).toEqual(['en/late.html']);
});

it('fails if a maker fails, and makes nothing after it', async () => {
  await expect(inSeries([fail, makeAfter])({ outDir }, true)).rejects.toThrow('disk full');
  expect(existsSync(path.join(outDir, 'after.html'))).toBe(false);
});

it('makes nothing in development', async () => {
  await inSeries([() => ({ 'development.html': '' })])({ outDir }, false);
  expect(existsSync(path.join(outDir, 'development.html'))).toBe(false);
});
