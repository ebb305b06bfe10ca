import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import { parsePage } from '@funtool-docs/content/parsePage';
import type { Locale } from '../../site.config';
import { checkReturnTypes } from './checkReturnTypes';

const root = path.resolve(import.meta.dirname, '../..');
// The first program parses the library and the DOM's types, which may take a busy machine longer.
vi.setConfig({ testTimeout: 60_000 });

const FALSE_RETURN: MeasuredCall = { call: 'isPromise(null)', result: 'null' };
const TRUE_SENTENCE = 'TypeScript says `boolean`, you get `null`.';

/** Returns the problems of a page with a text, if these were the measured calls of its function. */
async function check(
  name: string,
  calls: MeasuredCall[],
  text = '',
  locale: Locale = 'en',
): Promise<string[]> {
  const [slug, source] = [`guide/api/${name}.mdx`, `## Notes\n\n${text}\n`];
  const page = parsePage({ file: `docs/${locale}/${slug}`, locale, slug, source });
  const measured = [{ name, exports: [path.basename(name)], calls }];
  const problems = await checkReturnTypes([page], root, measured);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

describe('the check of declared return types', () => {
  it('finds a result that does not fit the declared type', async () => {
    expect(await check('type/isPromise', [FALSE_RETURN])).toEqual([
      '1: add a note: for isPromise(null) TypeScript says `boolean`, you get `null`',
    ]);
  });

  it('finds one that needs statements before it', async () => {
    const measured = [{ setup: 'const list = [1, 2];', call: 'at(list, 0)', result: '"1"' }];
    expect(await check('array/at', measured)).toHaveLength(1);
  });

  it.each([
    ['en', TRUE_SENTENCE],
    ['zh', 'TypeScript 声明为 `boolean`，实际得到 `null`。'],
  ] as const)('accepts a page that says so in %s', async (locale, sentence) => {
    expect(await check('type/isPromise', [FALSE_RETURN], sentence, locale)).toEqual([]);
  });

  it('accepts another way to write type and result', async () => {
    const measured = [{ call: "isPromise('')", result: "''" }];
    const sentence = 'TypeScript says `true | false`, you get `""`.';
    expect(await check('type/isPromise', measured, sentence)).toEqual([]);
  });

  it('refuses a sentence about a result that fits by now', async () => {
    const [problem] = await check(
      'type/isPromise',
      [{ call: 'isPromise(null)', result: 'false' }],
      TRUE_SENTENCE,
    );
    expect(problem).toContain('3: no measured call is declared boolean and gives null instead');
    expect(problem).toContain('remove the sentence');
  });

  it('refuses a type that TypeScript does not give the result', async () => {
    const [problem] = await check(
      'type/isPromise',
      [FALSE_RETURN],
      'TypeScript says `string`, you get `null`.',
    );
    expect(problem).toContain('isPromise(null) is declared boolean, not null');
  });

  it('refuses a type that the result fits as well', async () => {
    const sentence = 'TypeScript says `boolean | null`, you get `null`.';
    expect(await check('type/isPromise', [FALSE_RETURN], sentence)).toHaveLength(1);
  });

  it('refuses what is no type', async () => {
    const sentence = 'TypeScript says `boolean)(`, you get `null`.';
    expect(await check('type/isPromise', [FALSE_RETURN], sentence)).toHaveLength(1);
  });

  it('refuses a sentence of another shape', async () => {
    const [problem] = await check(
      'type/isPromise',
      [FALSE_RETURN],
      'TypeScript says `boolean`, but one gets `null`.',
    );
    expect(problem).toContain('write the sentence as TypeScript says `…`, you get `…`');
  });

  it.each([
    ['a tuple', 'function/awaitTo', { call: 'await awaitTo(42)', result: '[null, 42]' }],
    ['a union of literals', 'object/keys', { call: 'keys({ a: 1 })', result: '["a"]' }],
    ['an empty array', 'array/unique', { call: 'unique([])', result: '[]' }],
    [
      'an unknown property',
      'object/pick',
      { call: 'pick({ a: 1, b: 2 } as { a: number }, ["a"])', result: '{ a: 1, b: 2 }' },
    ],
    [
      'an optional property',
      'object/omitBy',
      { call: 'omitBy({ a: 1 }, () => true)', result: '{}' },
    ],
    ['a class instance', 'common/clone', { call: 'clone(new Date(0))', result: 'new Date(0)' }],
    [
      'the type of a global',
      'array/at',
      { call: 'JSON.stringify(at([1], 2))', result: 'undefined' },
    ],
    ['a call that TypeScript refuses', 'array/at', { call: 'at("ab", 0)', result: '"a"' }],
  ])('does not report %s', async (_, name, measured) => {
    expect(await check(name, [measured])).toEqual([]);
  });
});
