import { setImmediate } from 'node:timers/promises';
import type { RspressPlugin } from '@rspress/core';
import { expect, it } from 'vitest';
import { inSeries } from './inSeries';

/** What Rspress does once a site is built. */
const finish = (plugins: RspressPlugin[]) =>
  Promise.all(plugins.map((plugin) => plugin.afterBuild?.({}, true)));

it('lists the files of a slow writer, which comes before', async () => {
  const files: string[] = [];
  let listed: string[] = [];
  const writer: RspressPlugin = {
    name: 'writer',
    async afterBuild() {
      await setImmediate();
      files.push('late.html');
    },
  };
  const list: RspressPlugin = {
    name: 'list',
    afterBuild() {
      listed = [...files];
    },
  };
  await finish(inSeries([writer, list]));
  expect(listed).toEqual(['late.html']);
});

it('fails if a writer fails', async () => {
  const failing: RspressPlugin = {
    name: 'failing',
    afterBuild: () => Promise.reject(new Error('disk full')),
  };
  await expect(finish(inSeries([failing]))).rejects.toThrow('disk full');
});
