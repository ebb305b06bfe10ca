import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../site.config';
import { checkCodeSpans, type CodeSpanException, EXCEPTIONS_FILE } from './checkParity';
import { type Page, parsePage } from '@funtool-docs/content/parsePage';
import { formatProblem } from '@funtool-docs/content/problem';

const SLUG = 'guide/at.mdx';

const SOURCE = `## Notes

\`at\` reads \`length\`.

\`\`\`ts
at([1], 0);
\`\`\`

Holes count.

| Name    | Description |
| ------- | ----------- |
| \`index\` | A position. |
`;

function pageWith(locale: Locale, right = '', wrong = ''): Page {
  expect(SOURCE).toContain(right);
  const source = SOURCE.replace(right, wrong);
  return parsePage({ file: `docs/${locale}/${SLUG}`, locale, slug: SLUG, source });
}

const problemsOf = (zh: Page, en: Page, exceptions: CodeSpanException[] = []) =>
  checkCodeSpans([zh], [en], exceptions).map(formatProblem);

describe('checkCodeSpans', () => {
  it('accepts another order and number of code spans in a passage', () => {
    const zh = pageWith('zh', '`at` reads `length`.', '`length`: `at` reads it; `at` alone.');
    expect(problemsOf(zh, pageWith('en'))).toEqual([]);
  });

  it.each([
    ['paragraph', 'Holes count.', 'Holes count as `undefined`.', 9],
    ['table row', 'A position.', 'A position, even `undefined`.', 13],
  ])('rejects a %s that lacks a code span, in either language', (_, right, wrong, line) => {
    const message = (mine: Locale, other: Locale) =>
      `docs/${mine}/${SLUG}:${line}  this passage lacks \`undefined\`, which ` +
      `docs/${other}/${SLUG}:${line} has; state the fact in both languages or in neither, ` +
      `or add an exception with its reason to ${EXCEPTIONS_FILE}`;
    expect(problemsOf(pageWith('zh'), pageWith('en', right, wrong))).toEqual([message('zh', 'en')]);
    expect(problemsOf(pageWith('zh', right, wrong), pageWith('en'))).toEqual([message('en', 'zh')]);
  });

  it('rejects a code span that stands behind the code block instead of before it', () => {
    const zh = pageWith('zh', '`at` reads `length`.', '`at` reads.');
    const en = pageWith('en', 'Holes count.', 'Holes count in `length`.');
    expect(problemsOf(zh, en)).toHaveLength(2);
  });

  it('leaves passages that do not correspond to the check of headings, code and tables', () => {
    expect(problemsOf(pageWith('zh', '## Notes', ''), pageWith('en'))).toEqual([]);
  });

  it('accepts a code span with an exception', () => {
    const exception = { slug: SLUG, code: '空位', reason: 'translated' };
    const zh = pageWith('zh', 'Holes', '`空位`');
    expect(problemsOf(zh, pageWith('en'), [exception])).toEqual([]);
  });

  it('rejects an exception that no page needs', () => {
    const exception = { slug: SLUG, code: '空位', reason: 'translated' };
    expect(problemsOf(pageWith('zh'), pageWith('en'), [exception])).toEqual([
      `${EXCEPTIONS_FILE}:1  no page needs the exception \`空位\` of ${SLUG}; remove it`,
    ]);
  });
});

it('names the file of the exceptions as it is', () => {
  expect(existsSync(path.resolve(import.meta.dirname, '../..', EXCEPTIONS_FILE))).toBe(true);
});
