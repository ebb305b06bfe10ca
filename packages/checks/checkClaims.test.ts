import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Locale } from '../../site.config';
import { parsePage } from '@funtool-docs/content/parsePage';
import { checkClaims } from './checkClaims';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'claims-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const IMPORTS = "import { at } from 'funtool/array';\nimport _ from 'lodash';\n\n";

function pageOf(locale: Locale, returns: string) {
  const source = `---
title: at
---

## Returns \\{#returns}

${returns}

## Notes \\{#notes}

### Shown \\{#shown}

It works.

\`\`\`js
1 + 1; // => 2
\`\`\`

### Told \\{#told}
`;
  const id = { locale, slug: 'guide/api/array/at.mdx' };
  return parsePage({ ...id, file: `docs/${locale}/guide/api/array/at.mdx`, source });
}

interface Content {
  claims?: string;
  en?: string;
  zh?: string;
  file?: string;
}

/** Checks one page in two languages, whose claims begin on line 4 of their file. */
async function check({ claims = '', en = '', zh = en, file = 'at' }: Content): Promise<string[]> {
  const folder = path.join(root, 'docs/claims/array');
  mkdirSync(folder, { recursive: true });
  if (claims) writeFileSync(path.join(folder, `${file}.js`), IMPORTS + claims);
  const problems = await checkClaims(root, [pageOf('zh', zh), pageOf('en', en)]);
  return [...new Set(problems.map(({ line, message }) => `${line}: ${message}`))];
}

const FIRST = '// first\nat([1], 0); // => 1\n';

it('accepts a sentence that names a true claim', async () => {
  expect(await check({ claims: FIRST, en: 'The first.\n\n{/* = first */}' })).toEqual([]);
});

it('runs lodash', async () => {
  const claims = '// last\n_.last([1, 2]); // => 2\n';
  expect(await check({ claims, en: 'Like `_.last`.\n\n{/* = last */}' })).toEqual([]);
});

it('finds a false result, with its line in the file of claims', async () => {
  const claims = '// first\nat([1], 0); // => 2\n';
  expect(await check({ claims, en: 'The first.\n\n{/* = first */}' })).toEqual([
    '5: stated: 2; what it really is: 1',
  ]);
});

it('finds a claim without a result', async () => {
  const claims = '// first\nconst one = at([1], 0);\n';
  expect(await check({ claims, en: 'The first.\n\n{/* = first */}' })).toEqual([
    '4: this example states no result; add "// => value" after a statement',
  ]);
});

it('finds a claim that no sentence names', async () => {
  expect(await check({ claims: FIRST, en: 'The first.' })).toEqual([
    '4: no sentence names "first": put {/* = first */} below the one it proves',
  ]);
});

it('finds a mark without its claim', async () => {
  expect(await check({ claims: FIRST, en: 'The first.\n\n{/* = first one */}' })).toEqual([
    '9: there is no claim "one" in docs/claims/array/at.js',
  ]);
});

it('finds an id that is taken', async () => {
  expect(
    await check({ claims: `${FIRST}\n${FIRST}`, en: 'The first.\n\n{/* = first */}' }),
  ).toEqual(['7: the id "first" is taken; ids of a file are unique']);
});

it('finds an id that has a meaning of its own', async () => {
  expect(await check({ claims: '// here\nat([1], 0); // => 1\n' })).toContain(
    '4: "here" has a meaning of its own in marks',
  );
});

it('finds code before the first claim', async () => {
  const claims = `const one = 1;\n\n${FIRST}`;
  expect(await check({ claims, en: 'The first.\n\n{/* = first */}' })).toEqual([
    '4: before the first id are only imports, one a line; begin a claim with "// an-id"',
  ]);
});

it('finds claims without a page', async () => {
  expect(await check({ claims: FIRST, file: 'last' })).toEqual([
    '1: there is no page with these claims',
  ]);
});

it('finds a passage that only one language proves', async () => {
  const [en, zh] = ['The first.\n\n{/* = first */}', '第一个。'];
  expect(await check({ claims: FIRST, en, zh })).toEqual([
    '1: "first" proves docs/en/guide/api/array/at.mdx:7, but not this page there',
  ]);
});

it('lets languages divide a passage into other sentences', async () => {
  const [en, zh] = ['The first. Itself.\n\n{/* = first; first */}', '第一个。\n\n{/* = first */}'];
  expect(await check({ claims: FIRST, en, zh })).toEqual([]);
});

it.each([
  ['{/* = #shown */}', []],
  ['{/* = #told */}', ['9: no code runs below "#told"']],
  ['{/* = #lost */}', ['9: no heading has the id "#lost"']],
  ['{/* = here */}', ['9: no code runs between the headings around this mark']],
  ['{/* = answer */}', ['9: this page has no answer']],
  ['{/* = */}', ['9: remove this mark: what it says holds without it']],
  ['{/* = not executed */}', ['9: say why nothing can run: {/* = not executed: reason */}']],
  ['{/* = not executed: it takes days */}', []],
])('follows the mark %s', async (mark, problems) => {
  expect(await check({ en: `It works.\n\n${mark}` })).toEqual(problems);
});

it.each([
  [
    'It works. {/* = #shown */}',
    '7: put this mark on a line of its own, below the paragraph, list or table',
  ],
  [
    '- It works.\n\n  {/* = #shown */}',
    '9: put this mark on a line of its own, below the paragraph, list or table',
  ],
  [
    'It works.\n\n{/* = #shown; #shown */}',
    '9: part 1 of this mark speaks of 2 sentences; there are 1',
  ],
  ['- It works.\n\n{/* = | #shown */}', '9: this mark speaks of 2 items or rows; there are 1'],
  [
    'It works. Use it.\n\n{/* = #shown; advice */}',
    '9: leave out of this mark what holds without it: {/* = #shown */}',
  ],
  [
    '```js\n1; // => 1\n```\n\nIt works.\n\n{/* = here */}',
    '13: remove this mark: what it says holds without it',
  ],
  [
    'It works.\n\n{/* = #shown */}\n\n{/* = #shown */}',
    '11: this mark stands below no sentence on parameters, returns, errors, notes or related functions',
  ],
])('finds a mark in the wrong place, or one that says too much: %s', async (en, problem) => {
  expect(await check({ en })).toEqual([problem]);
});

it('finds a mark without a sentence', async () => {
  expect(await check({ en: '{/* = #shown */}\n\nIt works.' })).toEqual([
    '7: this mark stands below no sentence on parameters, returns, errors, notes or related functions',
  ]);
});

it.each(['Like `_.nth`.', 'As in lodash.', 'The native method does the same.'])(
  'finds a sentence about another way that nothing proves: %s',
  async (sentence) => {
    expect(await check({ claims: FIRST, en: `The first. ${sentence}\n\n{/* = first */}` })).toEqual(
      [`7: name what proves this sentence, since it is about another way: ${sentence}`],
    );
  },
);
