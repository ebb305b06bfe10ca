import { beforeEach, expect, it } from 'vitest';
import { createFolder, writeIn } from '../../tests/createFolder';
import type { Locale } from '../../site.config';
import { parsePage } from '@funtool-docs/content/parsePage';
import { checkClaims } from './checkClaims';

let root: string;

beforeEach(() => void (root = createFolder()));

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
  if (claims) writeIn(root, `docs/claims/array/${file}.js`, IMPORTS + claims);
  const problems = await checkClaims(root, [pageOf('zh', zh), pageOf('en', en)]);
  return [...new Set(problems.map(({ line, message }) => `${line}: ${message}`))];
}

const FIRST = '// first\nat([1], 0); // => 1\n';
const NAMED = 'The first.\n\n{/* = first */}';

it.each<[what: string, content: Content]>([
  ['a sentence that names a true claim', { claims: FIRST, en: NAMED }],
  [
    'a claim about lodash, which runs',
    {
      claims: '// last\n_.last([1, 2]); // => 2\n',
      en: 'Like `_.last`.\n\n{/* = last */}',
    },
  ],
])('accepts %s', async (_what, content) => {
  expect(await check(content)).toEqual([]);
});

it.each<[what: string, content: Content, problem: string]>([
  [
    'a false result, with its line in the file of claims',
    { claims: '// first\nat([1], 0); // => 2\n', en: NAMED },
    '5: stated: 2; what it really is: 1',
  ],
  [
    'a claim without a result',
    { claims: '// first\nconst one = at([1], 0);\n', en: NAMED },
    '4: this example states no result; add "// => value" after a statement',
  ],
  [
    'a claim that no sentence names',
    { claims: FIRST, en: 'The first.' },
    '4: no sentence names "first": put {/* = first */} below the one it proves',
  ],
  [
    'a mark without its claim',
    { claims: FIRST, en: 'The first.\n\n{/* = first one */}' },
    '9: there is no claim "one" in docs/claims/array/at.js',
  ],
  [
    'an id that is taken',
    { claims: `${FIRST}\n${FIRST}`, en: NAMED },
    '7: the id "first" is taken; ids of a file are unique',
  ],
  [
    'an id that has a meaning of its own',
    { claims: '// here\nat([1], 0); // => 1\n' },
    '4: "here" has a meaning of its own in marks',
  ],
  [
    'code before the first claim',
    { claims: `const one = 1;\n\n${FIRST}`, en: NAMED },
    '4: before the first id are only imports, one a line; begin a claim with "// an-id"',
  ],
  [
    'claims without a page',
    { claims: FIRST, file: 'last' },
    '1: there is no page with these claims',
  ],
  [
    'a passage that only one language proves',
    { claims: FIRST, en: NAMED, zh: '第一个。' },
    '1: "first" proves docs/en/guide/api/array/at.mdx:7, but not this page there',
  ],
])('finds %s', async (_what, content, problem) => {
  expect(await check(content)).toContain(problem);
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
  ['{/* = not executed */}', ['9: say why nothing can run: {/* = not executed: reason */}']],
  ['{/* = not executed: it takes days */}', []],
])('follows the mark %s', async (mark, problems) => {
  expect(await check({ en: `It works.\n\n${mark}` })).toEqual(problems);
});

const MISPLACED = 'put this mark on a line of its own, below the paragraph, list or table';

it.each([
  ['It works. {/* = #shown */}', `7: ${MISPLACED}`],
  ['- It works.\n\n  {/* = #shown */}', `9: ${MISPLACED}`],
  ['It works.\n\n{/* = #shown */}\n\n{/* = #shown */}', `11: ${MISPLACED}`],
  ['{/* = #shown */}\n\nIt works.', `7: ${MISPLACED}`],
  [
    'It works.\n\n{/* = #shown; #shown */}',
    '9: part 1 of this mark speaks of 2 sentences; there are 1',
  ],
  ['- It works.\n\n{/* = | #shown */}', '9: this mark speaks of 2 items or rows; there are 1'],
])('finds a mark in the wrong place, or one that says too much: %s', async (en, problem) => {
  expect(await check({ en })).toEqual([expect.stringContaining(problem)]);
});

it.each(['Like `_.nth`.', 'As in lodash.', 'The native method does the same.'])(
  'finds a sentence about another way that nothing proves: %s',
  async (sentence) => {
    expect(await check({ claims: FIRST, en: `The first. ${sentence}\n\n{/* = first */}` })).toEqual(
      [`7: name what proves this sentence, since it is about another way: ${sentence}`],
    );
  },
);
