import path from 'node:path';
import type { NormalizedConfig } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { showProblems } from './showProblems';

const root = path.resolve(import.meta.dirname, '../..');

it('adds nothing to a build', async () => {
  const config = await showProblems(root).config!({}, {} as never, true);
  expect(config.globalUIComponents).toBeUndefined();
});

it('answers what is wrong with a page when it is asked', { timeout: 60_000 }, async () => {
  const [plugin] = showProblems(root).builderConfig!.plugins as unknown as {
    setup: (api: object) => void;
  }[];
  let answer: ((request: object, response: object, next: () => void) => void) | undefined;
  plugin!.setup({
    getNormalizedConfig: () => ({ server: { base: '/funtool/' } }) as NormalizedConfig,
    onBeforeStartDevServer: (start: (context: object) => void) =>
      start({ server: { middlewares: { use: (one: typeof answer) => (answer = one) } } }),
  });
  const body = await new Promise<string>((resolve, reject) => {
    const url = '/funtool/static/problems/en/guide/api/array/at.mdx.json';
    answer!({ url }, { setHeader() {}, end: resolve }, () => reject(new Error('not answered')));
  });
  expect(JSON.parse(body)).toEqual([]);
});
