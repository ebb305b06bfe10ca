import { describe, expect, it } from 'vitest';
import type { WrongReturn } from '@funtool-docs/facts/library/measured';
import { parsePage } from '@funtool-docs/content/parsePage';
import type { Locale } from '../../site.config';
import { checkReturnTypes } from './checkTypes';

const FALSE_RETURN = [{ call: 'isPromise(null)', says: 'boolean', gets: 'null' }];
const TRUE_SENTENCE = 'the type is `boolean`, but you get `null`.';

/** Returns the problems of a page with a text, if that was measured of its function. */
function check(wrong: WrongReturn[], text = '', locale: Locale = 'en'): string[] {
  const [slug, source] = ['guide/api/type/isPromise.mdx', `## Notes\n\n${text}\n`];
  const page = parsePage({ file: `docs/${locale}/${slug}`, locale, slug, source });
  const problems = checkReturnTypes([page], '.', () => wrong);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

describe('the check of declared return types', () => {
  it('asks for a note on a result that does not fit the declared type', () => {
    expect(check(FALSE_RETURN)).toEqual([
      '1: add a note: for isPromise(null) the type is `boolean`, but you get `null`',
    ]);
  });

  it.each([
    ['en', TRUE_SENTENCE],
    ['zh', '声明的类型是 `boolean`，实际得到 `null`。'],
  ] as const)('accepts a page that says so in %s', (locale, sentence) => {
    expect(check(FALSE_RETURN, sentence, locale)).toEqual([]);
  });

  it('accepts another way to write type and result, and a part of a long type', () => {
    const says = '{ list: { item: number; }; with: () => Uint8Array<...>; }';
    const measured = [{ call: "isPromise('')", says, gets: "''" }];
    for (const type of ['Uint8Array', '{ item: number }']) {
      expect(check(measured, `the type is \`${type}\`, but you get \`""\`.`)).toEqual([]);
    }
  });

  it('refuses a sentence about a result that fits by now', () => {
    const [problem] = check([], TRUE_SENTENCE);
    expect(problem).toContain('3: no measured call is declared boolean and gives null instead');
    expect(problem).toContain('remove the sentence');
  });

  it('refuses a type that TypeScript does not give the result', () => {
    const [problem] = check(FALSE_RETURN, 'the type is `string`, but you get `null`.');
    expect(problem).toContain('isPromise(null) is declared boolean, not null');
  });

  it('refuses a sentence of another shape', () => {
    const [problem] = check(FALSE_RETURN, 'the type is `boolean`, one gets `null`.');
    expect(problem).toContain('write the sentence as the type is `…`, but you get `…`');
  });
});
