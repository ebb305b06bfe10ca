import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkExports, checkParameters, checkSignature } from './checkDeclarations';
import { checkCodeWidth, checkExamples, checkTried } from './checkExamples';
import { checkFrontmatter } from './checkHead';
import { checkLinks } from './checkLinks';
import { checkParity } from './checkParity';
import { checkHeadings } from './checkStructure';
import { checkErrors, checkTypes } from './checkTypes';
import { checkLanguage } from './checkWording';
import { checkEngineMessages } from './engineMessages';
import { type Page, parsePage } from '@funtool-docs/content/parsePage';
import { formatProblem, type Problem } from '@funtool-docs/content/problem';
import * as elementIds from '@funtool-docs/shared/elementIds';
import { readDeclarations } from '@funtool-docs/facts/library/readDeclarations';

const root = path.resolve(import.meta.dirname, '../..');
const declarations = readDeclarations(path.join(root, 'library/src/index.ts'));

const SOURCE = `---
title: at
description: Read an element.
keywords: nth, last, index
advice: Use it for positions from the end.
---

## Usage scenarios \\{#usage-scenarios}

Read [the examples](#examples).

## Examples \\{#examples}

\`\`\`ts
import { at } from 'funtool/array';

// The last one.
at(['a', 'b'], -1); // => 'b'
\`\`\`

## Signature \\{#signature}

\`\`\`ts
function at<T>(arr: T[], index: number): T | undefined;
\`\`\`

## Parameters \\{#parameters}

| Name    | Type     | Default  | Description |
| ------- | -------- | -------- | ----------- |
| \`arr\`   | \`T[]\`    | required | The array.  |
| \`index\` | \`number\` | required | A position. |

## Returns \\{#returns}

The element.
`;

/** The page above, with one passage replaced by a wrong one. */
function pageWith(right = '', wrong = '', slug = 'guide/api/array/at.mdx'): Page {
  expect(SOURCE).toContain(right);
  const source = SOURCE.replace(right, wrong);
  return parsePage({ file: `docs/en/${slug}`, locale: 'en', slug, source });
}

const format = (problems: Problem[]) => problems.map(formatProblem);

/** Every check that looks at one page. */
async function problemsOf(page: Page): Promise<string[]> {
  return format([
    ...checkFrontmatter(page),
    ...checkHeadings(page),
    ...checkLanguage(page),
    ...checkCodeWidth(page),
    ...checkTried(page),
    ...checkEngineMessages([page], root),
    ...checkSignature(page, declarations),
    ...checkParameters(page, declarations),
    ...checkLinks([page], ['icon.svg']),
    ...(await checkExamples(page)),
  ]);
}

const AT = 'docs/en/guide/api/array/at.mdx';

/** The page above, with a first example that runs in a browser. */
const inPage = (result: string) =>
  pageWith(
    "```ts\nimport { at } from 'funtool/array';",
    `\`\`\`ts browser\nimport { at } from 'funtool/array';\nat([document.title], 0); // => ${result}`,
  );

describe('the checks of a page', () => {
  it('accept a right page', async () => {
    expect(await problemsOf(pageWith())).toEqual([]);
    expect(format(checkTypes([pageWith()], root))).toEqual([]);
  });

  it.each([
    ['a missing title', 'title: at\n', '', `${AT}:1  frontmatter needs a title`],
    [
      'a missing description',
      /description.*\n/.exec(SOURCE)![0],
      '',
      'needs the sentence "description"',
    ],
    [
      'a description without a full stop',
      'element.\nkey',
      'element\nkey',
      'description ends with a full stop',
    ],
    ['an endless description', 'Read an element', 'Read '.repeat(50), 'takes 251 columns'],
    ['missing keywords', 'keywords: nth, last, index\n', '', 'needs keywords'],
    [
      'an unknown frontmatter key',
      'keywords:',
      'keyword: a\nkeywords:',
      `${AT}:4  unknown frontmatter key "keyword"`,
    ],
    [
      'a second title',
      '## Usage',
      '# at\n\n## Usage',
      `${AT}:8  the title comes from the frontmatter`,
    ],
    ['a heading without an id', ' \\{#returns}', '', 'give "Returns" an id'],
    ['an id used twice', '\\{#returns}', '\\{#examples}', 'the id "examples" is taken'],
    [
      'a missing section',
      '## Returns \\{#returns}',
      '',
      'add the section "## Returns \\{#returns}"',
    ],
    [
      'a section with another title',
      '## Returns',
      '## Result',
      'the title of "returns" is "Returns"',
    ],
    ['an unknown section', '\\{#returns}', '\\{#result}', '"result" is no section of an API page'],
    [
      'a section out of order',
      '## Examples \\{#examples}',
      '## Notes \\{#notes}',
      '"Signature" comes before "Notes"',
    ],
    ['another type in the signature', 'T | undefined;', 'T;', `${AT}:24  this signature differs`],
    [
      'a missing signature',
      'function at<T>(arr: T[], index: number): T | undefined;',
      '',
      'the signature lacks: function at',
    ],
    [
      'another parameter name in the table',
      '`index` |',
      '`position` |',
      `${AT}:32  Name of "index" is \`index\``,
    ],
    [
      'another parameter type',
      '`number` |',
      '`string` |',
      'Type of "index" is `number`, not `string`',
    ],
    ['another default', '| required | A', '| `0` | A', 'Default of "index" is required, not `0`'],
    [
      'a missing parameter',
      /\| `index`.*\n/.exec(SOURCE)![0],
      '',
      'the parameter "index" is missing',
    ],
    [
      'a parameter too many',
      '\n## Returns',
      '| `x` | `T` | required | X. |\n\n## Returns',
      '"`x`" is not a declared parameter',
    ],
    ['an undescribed parameter', 'A position.', '', 'describe "index"'],
    [
      'other columns',
      '| Default  |',
      '| Optional |',
      'the columns are Name | Type | Default | Description',
    ],
    [
      'a link to nowhere',
      '#examples)',
      '/guide/nowhere)',
      `${AT}:10  "/guide/nowhere" leads to no page`,
    ],
    ['a link to no heading', '#examples)', '#example)', '"#example" leads to no heading'],
    ['a link with a language', '#examples)', '/en/guide/api/array/at)', 'leave the language out'],
    ['a relative link', '#examples)', './at)', "from the language's root"],
    [
      'an image that does not exist',
      'Read [the',
      '![x](/x.svg) [the',
      '"/x.svg" leads to no page and no public file',
    ],
    [
      'prose in another language',
      'The element.',
      '数组里的元素。',
      `${AT}:36  this is not written in`,
    ],
    [
      'a description in another language',
      'Read an element.',
      '读取一个元素。',
      `${AT}:3  this is not written in the language of the page`,
    ],
    [
      'a link to nowhere in the frontmatter',
      'keywords:',
      'features:\n  - link: /guide/nowhere\nkeywords:',
      `${AT}:5  "/guide/nowhere" leads to no page`,
    ],
    [
      'an image in the frontmatter that does not exist',
      'keywords:',
      'hero:\n  image:\n    src: /x.svg\nkeywords:',
      `${AT}:6  "/x.svg" leads to no page and no public file`,
    ],
    ['a false result', "// => 'b'", "// => 'a'", `${AT}:18  stated: 'a'; what it really is: 'b'`],
    [
      'a false error',
      "// => 'b'",
      '// => throws TypeError',
      'what it really throws: nothing was thrown',
    ],
    [
      'an error with the message of an engine',
      "at(['a', 'b'], -1); // => 'b'",
      "at.call(null); // => throws TypeError: Cannot read properties of undefined (reading 'length')",
      `${AT}:18  "Cannot read" is how one engine says it`,
    ],
    [
      'an edge case with the message of an engine',
      'Read [the examples](#examples).',
      '| `at()` | `throws TypeError: arr is not iterable` |',
      `${AT}:10  "is not iterable" is how one engine says it`,
    ],
    ['an example without a result', " // => 'b'", '', 'this example states no result'],
    [
      'a library call without a result',
      'at([',
      "at(['c'], 0);\nat([",
      `${AT}:18  state the result: // => 'c'`,
    ],
    ['output without a result', 'at([', "console.log('x');\nat([", 'state what is printed'],
    [
      'an example that stops',
      'at([',
      "missing('a');\nat([",
      `${AT}:18  this example stops here: ReferenceError: missing is not defined`,
    ],
    ['a syntax error', "at(['a'", "at([['a'", 'this example stops here: ExampleError'],
    [
      'an import from elsewhere',
      "'funtool/array'",
      "'lodash'",
      'examples import from funtool only',
    ],
    [
      'a result that never comes',
      'at([',
      'if (at.length > 9) {\n  at([0], 0); // => 0\n}\nat([',
      '"0" is stated but never reached',
    ],
    ['norun without a reason', '```ts\nimport', '```ts norun\nimport', 'say why it cannot run'],
    [
      'unsandboxed without a reason',
      '```ts\nimport',
      '```ts unsandboxed\nimport',
      'say why a page cannot run it',
    ],
    [
      'a stale norun',
      '```ts\nimport',
      '```ts norun="slow"\nimport',
      'this example runs; remove norun',
    ],
    [
      'a month that is none',
      'Read [the',
      '```sh tried="2026-13"\nnpm view funtool\n```\n\nRead [the',
      `${AT}:11  say in which month it was tried`,
    ],
    [
      'an example tried by hand',
      '```ts\nimport',
      '```ts tried="2026-11"\nimport',
      'the build runs this block; remove tried',
    ],
  ])('reject %s', async (_, right, wrong, message) => {
    expect((await problemsOf(pageWith(right, wrong))).join('\n')).toContain(message);
  });

  it.each([...Object.values(elementIds), `${elementIds.RESULT_ID}3`, 'user-content-fn-1'])(
    'reject "%s", an id of the page around the text',
    async (id) => {
      const section = `### Last \\{#${id}}\n\n## Signature`;
      expect(await problemsOf(pageWith('## Signature', section))).toEqual([
        `${AT}:21  the id "${id}" belongs to the page around the text, which would not work any more; choose another`,
      ]);
    },
  );

  it.each([
    ['frontmatter', 'title: at', 'title: at: last', 2],
    ['MDX', 'Read [the', 'Read <the', 10],
  ])('name file and line where %s cannot be read', (_, right, wrong, line) => {
    expect(() => pageWith(right, wrong)).toThrow(`${AT}:${line}  `);
  });

  it('reject a reason in another language on a fence', () => {
    const source = '正文。\n\n```tsx norun="needs React"\nuseState();\n```\n';
    const page = parsePage({ file: 'a.mdx', locale: 'zh', slug: 'a.mdx', source });
    expect(format(checkLanguage(page))).toEqual([expect.stringContaining('a.mdx:3  this is not')]);
  });

  it('leave names and code in a Chinese page alone', () => {
    const source =
      '## TypeScript \\{#typescript}\n\n`at`：`return arr[index] as T`。\n\n| Node.js |\n| --- |\n| Deno |\n';
    const page = parsePage({ file: 'a.mdx', locale: 'zh', slug: 'a.mdx', source });
    expect(checkLanguage(page)).toEqual([]);
  });

  it('reject a page that keeps a measured error to itself', () => {
    const [problem] = format(checkErrors(pageWith(), root));
    expect(problem).toMatch(
      /^docs\/en\/.+at\.mdx:1 {2}add the section "errors": at\(.+\) throws "/,
    );
    const told = '## Error handling \\{#errors}\n\nAlways.\n\n## Returns';
    expect(checkErrors(pageWith('## Returns', told), root)).toEqual([]);
  });

  it('accept commands with the month in which they were tried', () => {
    const block = '```sh tried="2026-11"\nnpm view funtool\n```\n\nRead [the';
    expect(checkTried(pageWith('Read [the', block))).toEqual([]);
  });

  it('reject an example that does not compile', () => {
    const page = pageWith('at([', "at('text', 0); // => 't'\nat([");
    expect(format(checkTypes([page], root)).join()).toContain(
      `${AT}:18  TypeScript refuses this example`,
    );
  });

  it('run an example for a browser in a page of its own', async () => {
    expect(await problemsOf(inPage("''"))).toEqual([]);
    expect(await problemsOf(inPage("'shop'"))).toEqual([
      `${AT}:16  stated: 'shop'; what it really is: ''`,
    ]);
  });

  it('reject an example that lacks the word browser', async () => {
    const page = pageWith('at([', 'at([document.title], 0);\nat([');
    expect((await problemsOf(page)).join()).toContain('document is not defined');
  });

  it('accept in js what does not compile', async () => {
    const page = pageWith(
      "```ts\nimport { at } from 'funtool/array';",
      "```js\nimport { at } from 'funtool/array';\nat('text', 0); // => 't'",
    );
    expect(format(checkTypes([page], root))).toEqual([]);
    expect(await problemsOf(page)).toEqual([]);
  });
});

describe('the comparison of languages', () => {
  it('accepts pages that differ in prose, comments included', () => {
    const page = pageWith('// The last one.', '// 最后一个。');
    expect(checkParity([pageWith()], [page])).toEqual([]);
    const [first, other] = ['`b` and `a`.', '`a`, `b` and `a`.'];
    expect(
      checkParity([pageWith('The element.', first)], [pageWith('The element.', other)]),
    ).toEqual([]);
  });

  it.each([
    [
      'a heading id',
      '\\{#returns}',
      '\\{#return}',
      'heading differs from docs/en/guide/api/array/at.mdx:34',
    ],
    ['a heading level', '## Returns', '### Returns', 'heading differs'],
    ['a result', "// => 'b'", "// => 'c'", 'code block differs'],
    ['code', "['a', 'b']", "['b', 'b']", 'code block differs'],
    ['a link', '(#examples)', '(#returns)', 'link differs'],
    ['code in a sentence', 'The element.', 'The `element`.', `${AT}:34  code in the text below`],
    ['code in a table', 'A position.', 'A `position`.', `${AT}:32  code in the text below differs`],
    ['a table row', /\| `index`.*\n/.exec(SOURCE)![0], '', 'table differs'],
    ['a frontmatter key', 'keywords:', 'exports: [at]\nkeywords:', 'frontmatter key differs'],
    ['the name of a function', 'title: at', 'title: At', 'title differs'],
  ])('rejects another %s', (_, right, wrong, message) => {
    expect(format(checkParity([pageWith(right, wrong)], [pageWith()])).join('\n')).toContain(
      message,
    );
  });

  it('rejects a page that one language lacks', () => {
    expect(format(checkParity([pageWith()], []))).toEqual([
      `${AT}:1  this page has no counterpart in the other language; write both in one commit`,
    ]);
  });
});

describe('the comparison of pages and exports', () => {
  const only = { ...declarations, exports: new Set(['at']) };
  const check = (pages: Page[], exports = only) =>
    format(checkExports(pages, exports, 'index.ts')).join();

  it('accepts one page for each export', () => {
    expect(check([pageWith()])).toBe('');
  });

  it('rejects an export without a page', () => {
    expect(check([])).toContain('index.ts:1  "at" is exported but has no page');
  });

  it('rejects a page without an export', () => {
    expect(check([pageWith(), pageWith('title: at', 'title: nth')])).toContain(
      'does not export "nth"',
    );
  });

  it('rejects two pages for one export', () => {
    expect(check([pageWith(), pageWith()])).toContain('documented on another page already');
  });

  it('accepts exports that share a page', () => {
    const both = { ...only, exports: new Set(['at', 'union']) };
    expect(check([pageWith('keywords', 'exports: [at, union]\nkeywords')], both)).toBe('');
  });
});
