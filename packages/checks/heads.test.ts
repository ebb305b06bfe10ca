import { describe, expect, it } from 'vitest';
import { checkAnswer, checkFrontmatter } from './checkHead';
import { checkExamples } from './checkExamples';
import { checkNotes } from './checkStructure';
import { checkWording } from './checkWording';
import { parsePage } from '@funtool-docs/content/parsePage';
import { formatProblem } from '@funtool-docs/content/problem';

const SOURCE = `---
title: at
description: Read an element.
advice: Use it for positions from the end.
keywords: nth, last, index
---

\`\`\`ts answer
import { at } from 'funtool/array';

at(['a', 'b'], -1); // => 'b'
\`\`\`

## Usage scenarios \\{#usage-scenarios}

- Read the last entry of a log.

## Returns \\{#returns}

Returns the element.

## Notes \\{#notes}

### Fractions return undefined \\{#fractions}

Round the index first.

### Edge cases \\{#edge-cases}

| Input          | Result      | Note              |
| -------------- | ----------- | ----------------- |
| \`at([1], 0.5)\` | \`undefined\` | Round the index.  |
| \`at(null, 0)\`  | \`throws TypeError\` | Pass an array. |
`;

async function problemsOf(right = '', wrong = ''): Promise<string> {
  expect(SOURCE).toContain(right);
  const source = SOURCE.replace(right, wrong);
  const slug = 'guide/api/array/at.mdx';
  const page = parsePage({ file: `docs/en/${slug}`, locale: 'en', slug, source });
  const found = [
    ...checkFrontmatter(page),
    ...checkAnswer(page),
    ...checkNotes(page),
    ...checkWording(page),
    ...(await checkExamples(page)),
  ];
  return found.map(formatProblem).join('\n');
}

describe('the checks of heads, notes and words', () => {
  it('accept a right page', async () => {
    expect(await problemsOf()).toBe('');
  });

  it.each([
    ['a missing answer', 'ts answer', 'ts', 'begin the page with what most readers come for'],
    ['text before the sections', '## Usage', 'Text.\n\n## Usage', 'the sections follow the answer'],
    [
      'a second answer',
      '## Returns',
      '```ts answer\n1; // => 1\n```\n\n## Returns',
      'a page has one answer',
    ],
    ['a wide answer', "['a', 'b']", "['apples', 'bananas', 'cherries']", '42 fit on a phone'],
    [
      'a long answer',
      '```\n\n## Usage',
      `${'1; // => 1\n'.repeat(6)}\`\`\`\n\n## Usage`,
      'up to 6',
    ],
    ['a false answer', "// => 'b'", "// => 'a'", "stated: 'a'; what it really is: 'b'"],
    [
      'chips that are no calls',
      'ts answer\n',
      'ts answer chips\nlet a;\n',
      'a line of chips is a call',
    ],
    ['missing advice', 'advice: Use it for positions from the end.\n', '', 'the sentence "advice"'],
    [
      'long advice',
      'from the end',
      'from the end '.repeat(12).trim(),
      'advice takes 177 columns; keep it within 130',
    ],
    ['advice without a full stop', 'the end.', 'the end', 'advice ends with a full stop'],
    ['a note without a heading', '### Fractions', 'Text.\n\n### Fractions', 'a level-3 heading'],
    ['a long heading', 'Fractions return', 'Fractions of '.repeat(5), '48 columns'],
    ['a heading that ends', 'undefined \\{', 'undefined. \\{', 'ends without a full stop'],
    ['a false edge case', '`undefined`', '`1`', 'stated: 1; what it really is: undefined'],
    ['an error that is not thrown', '`at(null, 0)`', '`at([1], 0)`', 'what it really throws'],
    ['an edge case in words', '`at([1], 0.5)`', 'a fraction', 'input and result are code'],
    ['an edge case without advice', 'Pass an array.', '', 'say what to write instead'],
    ['other columns', 'Note   ', 'Why    ', 'the columns are Input | Result | Note'],
    [
      'text below the edge cases',
      'Pass an array. |\n',
      'Pass an array. |\n\nText.\n',
      'at the end',
    ],
    ['another title', '### Edge cases', '### Rare cases', 'the title of "edge-cases"'],
    ['a word with a reason', 'Round the index first', 'It gives an index', 'not "gives"'],
    [
      'a condition of place',
      'Round the index',
      '. Where it is one, round it',
      '"where" is a place',
    ],
    ['an endless sentence', 'Round the', `${'very '.repeat(30)}the`, 'a sentence has 33 words'],
    ['Returns without a verb', 'Returns the', '`T`: the', 'begin with a whole sentence'],
    ['a scenario without a verb', 'Read the last', 'The last', 'a scenario begins with a verb'],
    ['broken bold', 'Round the', '**Round.**the **x', 'not bold elsewhere'],
  ])('reject %s', async (_name, right, wrong, message) => {
    expect(await problemsOf(right, wrong)).toContain(message);
  });

  it('reject an object that acts and a long sentence in Chinese', () => {
    const source = `第三个数组会忽略。\n\n${'很'.repeat(41)}。\n`;
    const page = parsePage({ file: 'a.mdx', locale: 'zh', slug: 'a.mdx', source });
    expect(checkWording(page).map(({ line }) => line)).toEqual([1, 3]);
  });
});
