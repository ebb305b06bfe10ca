import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../site.config';
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

const ZH = `---
title: at
description: 按位置读取元素，小数取不到。
advice: 环境支持时优先用 \`arr.at(index)\`。
keywords: 下标, 最后一个
---

这一页只讲一个函数。

## 参数 \\{#parameters}

| 名称    | 说明                 |
| ------- | -------------------- |
| \`arr\`   | 数组，不会被修改。   |
| \`index\` | 负数从末尾往前数。   |

## 返回值 \\{#returns}

返回元素本身，不是副本。其余 5 个函数见[总览](/guide/api/#array)，
都在同一页。

先写 \`at(list, -1)\`，再写 \`remove\`。

## 注意事项 \\{#notes}

- 读取*最后*一项。
- 读取**第一**项。

### 空位也算 \\{#holes}

:::tip

空位~~不~~是元素。

:::

\`\`\`ts title="一个空位"
// 这里没有存东西。
at([1, , 3], 1); // => undefined
\`\`\`

![带空位的列表](/hole.svg)
`;

const SOURCES: Record<Locale, string> = { en: EN, zh: ZH };

function hashesOf(locale: Locale, source: string): Map<string, string> {
  const page = parsePage({ file: 'a.mdx', slug: 'a.mdx', locale, source });
  return new Map(readSections(page).map(({ id, hash }) => [id, hash]));
}

/** Ids of the sections that an edit of a source changes. */
function changedBy(locale: Locale, from: string | RegExp, to: string): string[] {
  const source = SOURCES[locale];
  const edited = source.replace(from, to);
  expect(edited, 'the edit must find its place').not.toBe(source);
  const [before, after] = [hashesOf(locale, source), hashesOf(locale, edited)];
  return [...before].filter(([id, hash]) => after.get(id) !== hash).map(([id]) => id);
}

type Edit = [what: string, from: string | RegExp, to: string, ...sections: string[]];

const MEANING: Record<Locale, Edit[]> = {
  en: [
    ['a digit', 'other 5 functions', 'other 6 functions', 'returns'],
    ['a negation that is added', 'Returns the', 'Never returns the', 'returns'],
    ['a negation that is removed', 'is never changed', 'is changed', 'parameters'],
    ['another order of words', 'itself, not a copy', 'a copy, not itself', 'returns'],
    [
      'another order of code',
      /`at\(list, -1\)`(.*)`remove`/,
      '`remove`$1`at(list, -1)`',
      'returns',
    ],
    ['a sign in a code span', 'at(list, -1)', 'at(list, 1)', 'returns'],
    ['a blank in a code span', 'at(list, -1)', 'at(list,  -1)', 'returns'],
    ['code that is no code any more', '`remove`', 'remove', 'returns'],
    ['the target of a link', '/guide/api/#array', '/guide/api/#object', 'returns'],
    ['a sentence that is added', 'a copy. See', 'a copy. It may throw. See', 'returns'],
    ['a row that is removed', /\| `index`.*\n/, '', 'parameters'],
    ['a cell', 'Counts from the end', 'Counts from the start', 'parameters'],
    ['cells that change places', /(\| `arr`) {3}(\| .* )\|/, '$2$1 |', 'parameters'],
    ['the name of a parameter', '| `arr`  ', '| `list` ', 'parameters'],
    [
      'a note that moves',
      /(- Read the \*\*first\*\* one\.\n)([^]*\n)(:::tip)/,
      '$2$1\n$3',
      'notes',
      'holes',
    ],
    ['items in another order', /(- .*\n)(- .*\n)/, '$2$1', 'notes'],
    ['the description', 'find nothing', 'find something', 'head'],
    ['the advice', 'if it is there', 'unless it is there', 'head'],
    ['the text above the first heading', 'about one function', 'about two functions', 'head'],
    ['a heading', 'Holes count', 'Holes do not count', 'holes'],
    ['the kind of a callout', ':::tip', ':::warning', 'holes'],
    ['deleted words that are back', '~~not~~', 'not', 'holes'],
    ['a comment in code', 'Nothing is stored', 'Something is stored', 'holes'],
    ['the title of a code block', 'title="A hole"', 'title="No hole"', 'holes'],
    ['what an image shows', 'with a hole]', 'without a hole]', 'holes'],
    ['a list that becomes ordered', /- (.*)\n- /, '1. $1\n2. ', 'notes'],
  ],
  zh: [
    ['a digit', '其余 5 个', '其余 6 个', 'returns'],
    ['a negation that is added', '返回元素', '不返回元素', 'returns'],
    ['a negation that is removed', '不会被修改', '会被修改', 'parameters'],
    ['another order of words', '元素本身，不是副本', '副本，不是元素本身', 'returns'],
    [
      'another order of code',
      /`at\(list, -1\)`(.*)`remove`/,
      '`remove`$1`at(list, -1)`',
      'returns',
    ],
    ['a sign in a code span', 'at(list, -1)', 'at(list, 1)', 'returns'],
    ['a blank in a code span', 'at(list, -1)', 'at(list,  -1)', 'returns'],
    ['code that is no code any more', '`remove`', 'remove', 'returns'],
    ['the target of a link', '/guide/api/#array', '/guide/api/#object', 'returns'],
    ['a sentence that is added', '不是副本。', '不是副本。可能抛错。', 'returns'],
    ['a row that is removed', /\| `index`.*\n/, '', 'parameters'],
    ['a cell', '从末尾往前数', '从开头往后数', 'parameters'],
    ['cells that change places', /(\| `arr`) {3}(\| .* )\|/, '$2$1 |', 'parameters'],
    ['the name of a parameter', '| `arr`  ', '| `list` ', 'parameters'],
    [
      'a note that moves',
      /(- 读取\*\*第一\*\*项。\n)([^]*\n)(:::tip)/,
      '$2$1\n$3',
      'notes',
      'holes',
    ],
    ['items in another order', /(- .*\n)(- .*\n)/, '$2$1', 'notes'],
    ['the description', '小数取不到', '小数取得到', 'head'],
    ['the advice', '优先用', '不要用', 'head'],
    ['the text above the first heading', '一个函数', '两个函数', 'head'],
    ['a heading', '空位也算', '空位不算', 'holes'],
    ['the kind of a callout', ':::tip', ':::warning', 'holes'],
    ['deleted words that are back', '~~不~~', '不', 'holes'],
    ['a comment in code', '没有存东西', '存了东西', 'holes'],
    ['the title of a code block', '一个空位', '没有空位', 'holes'],
    ['what an image shows', '带空位的', '没有空位的', 'holes'],
    ['a punctuation mark', '返回元素本身，不是副本。', '返回元素本身，不是副本？', 'returns'],
  ],
};

const FORMATTING: Record<Locale, Edit[]> = {
  en: [
    ['a line that is wrapped', 'not a copy. See', 'not a copy.\nSee'],
    ['lines that are joined', 'for\nthe other', 'for the other'],
    ['blanks at the end of a line', 'for\nthe other', 'for  \nthe other'],
    ['blanks between words', 'Returns the element', 'Returns  the   element'],
    ['the padding of a table', '| `arr`   |', '|`arr`|'],
    ['the rule of a table', '| ------- | -------', '| :-- | -------'],
    ['an empty line more', '\n\n## Notes', '\n\n\n\n## Notes'],
    ['another bullet', /- Read the (.*)\n- Read/, '* Read the $1\n* Read'],
    ['an empty line between items', '*last* one.\n', '*last* one.\n\n'],
    ['other marks of emphasis', '*last*', '_last_'],
    ['other marks of strong text', '**first**', '__first__'],
    ['another fence', /```ts title="A hole"([^]*?)```/, '~~~ts title="A hole"$1~~~'],
    [
      'quotes in the frontmatter',
      'description: Read an element by position; fractions find nothing.',
      'description: "Read an element by position; fractions find nothing."',
    ],
    ['a description on two lines', 'fractions find nothing.', '\n  fractions find nothing.'],
    ['frontmatter in another order', /(description: .*\n)(advice: .*\n)/, '$2$1'],
    ['words for the search', 'keywords: nth, last', 'keywords: nth, last, first'],
    ['an import', '\n\nThis page', "\n\nimport { Tab } from '@theme';\n\nThis page"],
    ['a rule between sections', '\n\n## Notes', '\n\n---\n\n## Notes'],
    ['the code of an example', 'at([1, , 3], 1); // => undefined', 'at([1, , 3], 2); // => 3'],
    ['the indentation of an item', '- Read the *last*', '-   Read the *last*'],
  ],
  zh: [
    ['a line that is wrapped', '不是副本。其余', '不是副本。\n其余'],
    ['lines that are joined', '，\n都在', '，都在'],
    ['a space between Han and Latin', '其余 5 个', '其余5个'],
    ['a space beside code', '先写 `at', '先写`at'],
    ['the padding of a table', /不会被修改。 +\|/, '不会被修改。|'],
    ['blanks at the end of a line', '，\n都在', '，  \n都在'],
    ['a full-width space', '返回元素本身', '返回　元素本身'],
    [
      'a description in quotes',
      'description: 按位置读取元素，小数取不到。',
      "description: '按位置读取元素，小数取不到。'",
    ],
    ['line breaks of Windows', /\n/g, '\r\n'],
  ],
};

describe.each(['zh', 'en'] as const)('a section in %s', (locale) => {
  it.each(MEANING[locale])('changes with %s', (_what, from, to, ...sections) => {
    expect(changedBy(locale, from, to)).toEqual(sections);
  });

  it.each(FORMATTING[locale])('stays the same with %s', (_what, from, to) => {
    expect(changedBy(locale, from, to)).toEqual([]);
  });
});

it('has its own prose only, not that of the headings below it', () => {
  expect([...hashesOf('en', EN).keys()]).toEqual([
    'head',
    'parameters',
    'returns',
    'notes',
    'holes',
  ]);
});

it('tells starred text from text with stars', () => {
  const [starred, plain] = ['2*3*4', '2\\*3\\*4'].map((text) => hashesOf('en', text).get('head'));
  expect(starred).not.toBe(plain);
});

it('knows what components say', () => {
  const labels = ['One', 'Two'].map((label) => `<Tab label="${label}">\n\nText.\n\n</Tab>`);
  const [one, two] = labels.map((source) => hashesOf('en', source).get('head'));
  expect(one).not.toBe(two);
});

it('rejects a heading with the name of the beginning of the page', () => {
  expect(() => hashesOf('en', 'Text.\n\n## Head \\{#head}')).toThrow(/^a\.mdx:3 {2}the id "head"/);
});
