import { expect, it } from 'vitest';
import { parsePage } from '@funtool-docs/content/parsePage';
import { readSections } from './readSections';

const EN = `---
title: at
description: Read an element by position; fractions find nothing.
advice: Prefer \`arr.at(index)\` if it is there.
keywords: nth, last
---

This page is about one function.

## Parameters \\{#parameters}

| Name    | Description                      |
| ------- | -------------------------------- |
| \`arr\`   | The array; it is never changed.  |
| \`index\` | Counts from the end if negative. |

## Returns \\{#returns}

Returns the element itself, not a copy. See [the overview](/guide/api/#array) for
the other 5 functions.

Write \`at(list, -1)\` first, then \`remove\`.

## Notes \\{#notes}

- Read the *last* one.
- Read the **first** one.

### Holes count \\{#holes}

:::tip

A hole is ~~not~~ an element.

:::

\`\`\`ts title="A hole"
// Nothing is stored here.
at([1, , 3], 1); // => undefined
\`\`\`

![A list with a hole](/hole.svg)
`;

const ZH =
  '返回元素本身，不是副本。其余 5 个函数见[总览](/guide/api/)，\n都在同一页。先写 `at`。\n';

function hashesOf(source: string): Map<string, string> {
  const page = parsePage({ file: 'a.mdx', slug: 'a.mdx', locale: 'en', source });
  return new Map(readSections(page).map(({ id, hash }) => [id, hash]));
}

/** Ids of the sections that an edit of a source changes. */
function changedBy(source: string, from: string | RegExp, to: string): string[] {
  const edited = source.replace(from, to);
  expect(edited, 'the edit must find its place').not.toBe(source);
  const [before, after] = [hashesOf(source), hashesOf(edited)];
  return [...before].filter(([id, hash]) => after.get(id) !== hash).map(([id]) => id);
}

const HEAD = '';

it.each<[what: string, from: string | RegExp, to: string, ...sections: string[]]>([
  ['a digit', 'other 5 functions', 'other 6 functions', 'returns'],
  ['a negation', 'is never changed', 'is changed', 'parameters'],
  ['another order of words', 'itself, not a copy', 'a copy, not itself', 'returns'],
  ['a sign in a code span', 'at(list, -1)', 'at(list, 1)', 'returns'],
  ['code that is no code any more', '`remove`', 'remove', 'returns'],
  ['the target of a link', '/guide/api/#array', '/guide/api/#object', 'returns'],
  ['a row that is removed', /\| `index`.*\n/, '', 'parameters'],
  ['cells that change places', /(\| `arr`) {3}(\| .* )\|/, '$2$1 |', 'parameters'],
  [
    'a note that moves',
    /(- Read the \*\*first\*\* one\.\n)([^]*\n)(:::tip)/,
    '$2$1\n$3',
    'notes',
    'holes',
  ],
  ['the description', 'find nothing', 'find something', HEAD],
  ['the text above the first heading', 'about one function', 'about two functions', HEAD],
  ['stars that are meant as such', '*last*', '\\*last\\*', 'notes'],
  ['a heading', 'Holes count', 'Holes do not count', 'holes'],
  ['the kind of a callout', ':::tip', ':::warning', 'holes'],
  ['deleted words that are back', '~~not~~', 'not', 'holes'],
  ['a comment in code', 'Nothing is stored', 'Something is stored', 'holes'],
  ['the title of a code block', 'title="A hole"', 'title="No hole"', 'holes'],
  ['what an image shows', 'with a hole]', 'without a hole]', 'holes'],
  ['what a component says', /^!.*$/m, '<Tab label="One">Text.</Tab>', 'holes'],
  ['a list that becomes ordered', /- (.*)\n- /, '1. $1\n2. ', 'notes'],
])('a section changes with %s', (_what, from, to, ...sections) => {
  expect(changedBy(EN, from, to)).toEqual(sections);
});

it.each<[what: string, source: string, from: string | RegExp, to: string]>([
  ['a line that is wrapped', EN, 'not a copy. See', 'not a copy.\nSee'],
  ['blanks between words', EN, 'Returns the element', 'Returns  the   element'],
  ['the padding of a table', EN, '| `arr`   |', '|`arr`|'],
  ['the rule of a table', EN, '| ------- | -------', '| :-- | -------'],
  ['an empty line between items', EN, '*last* one.\n', '*last* one.\n\n'],
  ['other marks of emphasis', EN, '*last*', '_last_'],
  ['another fence', EN, /```ts title="A hole"([^]*?)```/, '~~~ts title="A hole"$1~~~'],
  ['quotes in the frontmatter', EN, /description: (.*)/, 'description: "$1"'],
  ['words for the search', EN, 'keywords: nth, last', 'keywords: nth, last, first'],
  ['the code of an example', EN, '1); // => undefined', '2); // => 3'],
  ['line breaks of Windows', EN, /\n/g, '\r\n'],
  ['Chinese lines that are joined', ZH, '，\n都在', '，都在'],
  ['a space between Han and Latin', ZH, '其余 5 个', '其余5个'],
  ['a space beside code', ZH, '先写 `at', '先写`at'],
  ['a full-width space', ZH, '返回元素本身', '返回　元素本身'],
])('a section stays the same with %s', (_what, source, from, to) => {
  expect(changedBy(source, from, to)).toEqual([]);
});

it('a section has its own prose only, not that of the headings below it', () => {
  const ids = [...hashesOf(EN).keys()];
  expect(ids).toEqual([HEAD, 'parameters', 'returns', 'notes', 'holes']);
});
