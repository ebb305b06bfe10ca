import path from 'node:path';
import type { NormalizedConfig } from '@rsbuild/core';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { numberLines, showProblems } from './showProblems';

const root = path.resolve(import.meta.dirname, '../..');

/** Lines that a page tells of its blocks. */
function linesOf(isProduction: boolean): unknown[] {
  const tree = unified().use(remarkParse).parse('# One\n\nTwo\n\n- Three\n');
  numberLines({ tree, isProduction } as BuiltPage);
  return tree.children.map(
    ({ data }) => (data as { hProperties?: Record<string, unknown> })?.hProperties?.['dataLine'],
  );
}

it('tells where blocks begin in development', () => {
  expect(linesOf(false)).toEqual([1, 3, 5]);
});

it('adds nothing to a build', async () => {
  expect(linesOf(true)).toEqual([undefined, undefined, undefined]);
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
