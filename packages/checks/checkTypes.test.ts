import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import { parsePage } from '@funtool-docs/content/parsePage';
import type { Locale } from '../../site.config';
import { checkReturnTypes } from './checkTypes';

const root = path.resolve(import.meta.dirname, '../..');
// The first program parses the library and the DOM's types, which may take a busy machine longer.
vi.setConfig({ testTimeout: 60_000 });

const FALSE_RETURN = { call: 'isPromise(null)', result: 'null' };
const TRUE_SENTENCE = 'TypeScript declares `boolean`, but you get `null`.';

/** Returns the problems of a page with a text, if that was measured of its function. */
function check(
  call: MeasuredCall & { result: string },
  text = '',
  locale: Locale = 'en',
): string[] {
  const name = 'type/isPromise';
  const [slug, source] = [`guide/api/${name}.mdx`, `## Notes\n\n${text}\n`];
  const page = parsePage({ file: `docs/${locale}/${slug}`, locale, slug, source });
  const wrong = [{ call: call.call, says: 'boolean', gets: call.result }];
  const problems = checkReturnTypes([page], root, {
    calls: () => ({ name, exports: ['isPromise'], calls: [call] }),
    wrong: () => (call.result === 'false' ? [] : wrong),
  });
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

describe('the check of declared return types', () => {
  it('asks for a note on a result that does not fit the declared type', () => {
    expect(check(FALSE_RETURN)).toEqual([
      '1: add a note: for isPromise(null) TypeScript declares `boolean`, but you get `null`',
    ]);
  });

  it.each([
    ['en', TRUE_SENTENCE],
    ['zh', '声明的类型是 `boolean`，实际得到 `null`。'],
  ] as const)('accepts a page that says so in %s', (locale, sentence) => {
    expect(check(FALSE_RETURN, sentence, locale)).toEqual([]);
  });

  it('accepts another way to write type and result', () => {
    const measured = { call: "isPromise('')", result: "''" };
    const sentence = 'TypeScript declares `true | false`, but you get `""`.';
    expect(check(measured, sentence)).toEqual([]);
  });

  it('refuses a sentence about a result that fits by now', () => {
    const [problem] = check({ call: 'isPromise(null)', result: 'false' }, TRUE_SENTENCE);
    expect(problem).toContain('3: no measured call is declared boolean and gives null instead');
    expect(problem).toContain('remove the sentence');
  });

  it('refuses a type that TypeScript does not give the result', () => {
    const [problem] = check(FALSE_RETURN, 'TypeScript declares `string`, but you get `null`.');
    expect(problem).toContain('isPromise(null) is declared boolean, not null');
  });

  it('refuses a type that the result fits as well', () => {
    const sentence = 'TypeScript declares `boolean | null`, but you get `null`.';
    expect(check(FALSE_RETURN, sentence)).toHaveLength(1);
  });

  it('refuses what is no type', () => {
    const sentence = 'TypeScript declares `boolean)(`, but you get `null`.';
    expect(check(FALSE_RETURN, sentence)).toHaveLength(1);
  });

  it('refuses a sentence of another shape', () => {
    const [problem] = check(FALSE_RETURN, 'TypeScript declares `boolean`, one gets `null`.');
    expect(problem).toContain('write the sentence as TypeScript declares `…`, but you get `…`');
  });
});
