import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../site.config';
import { parsePage } from '@funtool-docs/content/parsePage';
import { countSentences, factualSentences, readSentences } from './sentences';

function pageWith(body: string, locale: Locale = 'en') {
  const source = `---\ntitle: at\n---\n\n${body}\n`;
  return parsePage({ file: 'at.mdx', locale, slug: 'guide/api/array/at.mdx', source });
}

const returns = (prose: string, locale?: Locale) =>
  pageWith(`## Returns \\{#returns}\n\n${prose}`, locale);

const statesOf = (prose: string, locale?: Locale) =>
  readSentences(returns(prose, locale)).map(({ state }) => state);

describe('sentences of a page', () => {
  it('end at full stops, but not in code', () => {
    expect(readSentences(returns('Returns `a. b`. It is new.')).map(({ text }) => text)).toEqual([
      'Returns `a. b`.',
      'It is new.',
    ]);
  });

  it('end at Chinese full stops without a space', () => {
    expect(statesOf('返回新数组。里面是元素本身。', 'zh')).toHaveLength(2);
  });

  it('have the parts of the mark below them', () => {
    const page = returns(
      'A new array. Empty if *nothing* fits. Always.\n\n{/* = new same; ; none */}',
    );
    const marks = readSentences(page).map(({ mark }) => mark?.proofs);
    expect(marks).toEqual([['new', 'same'], undefined, ['none']]);
  });

  it('are divided by the items of lists, also of lists in lists', () => {
    const page = returns('- One. Two.\n  - Three.\n- Four.\n\n{/* = ; a | b | c */}');
    expect(readSentences(page).map(({ mark }) => mark?.text)).toEqual([undefined, 'a', 'b', 'c']);
  });

  it('are divided by the rows of tables', () => {
    const page = returns(
      '| A | B |\n| - | - |\n| One. | Two. |\n| Three. | `4` |\n\n{/* = ; a | b */}',
    );
    expect(readSentences(page).map(({ mark }) => mark?.text)).toEqual([undefined, 'a', 'b']);
  });

  it('leave other comments where they are', () => {
    expect(returns('A new array. {/* later */}').marks).toEqual([]);
  });

  it('are descriptions of parameters, not their names and types', () => {
    const table = '| Name | Type | Description |\n| --- | --- | --- |\n| `a` | list | A list. |';
    const page = pageWith(`## Parameters \\{#parameters}\n\n${table}`);
    expect(factualSentences(page).map(({ text }) => text)).toEqual(['A list.']);
  });

  it('are what the last column says of edge cases', () => {
    const table = '| Input | Result | Note |\n| --- | --- | --- |\n| `1` | `1` | A number. |';
    const page = pageWith(`## Notes \\{#notes}\n\n### Edge cases \\{#edge-cases}\n\n${table}`);
    expect(factualSentences(page).map(({ text }) => text)).toEqual(['A number.']);
  });

  it('count only in sections that say how a function behaves', () => {
    expect(readSentences(pageWith('## Examples \\{#examples}\n\nIt sorts.'))).toEqual([]);
  });
});

describe('the state of a sentence', () => {
  it('is open until a mark says what proves it', () => {
    expect(statesOf('It sorts. It copies.\n\n{/* = ; copies */}')).toEqual(['open', 'executed']);
  });

  it('says that nothing can run', () => {
    expect(statesOf('Messages differ.\n\n{/* = not executed: engines differ */}')).toEqual([
      'not executed',
    ]);
  });

  it.each([
    ['en', 'Use a `Set`.'],
    ['en', 'If the order matters, sort the result first.'],
    ['zh', '先用 `Number` 转换。'],
    ['zh', '要添加整个字符串，就把它放进数组。'],
  ] as const)('is advice in %s: %s', (locale, prose) => {
    expect(statesOf(prose, locale)).toEqual(['advice']);
  });

  it.each([
    ['en', 'Pass a position: a missing one is `0`.'],
    ['en', 'Use the native method of lodash.'],
    ['en', 'Useless values are kept.'],
    ['zh', '属性名会原样读取，先确认位置。'],
    ['zh', '先用 `Set`；结果相同。'],
  ] as const)('is no advice in %s where there may be a fact: %s', (locale, prose) => {
    expect(statesOf(prose, locale)).toEqual(['open']);
  });

  it('is executed in a section with code, unless it only says what to do or asks', () => {
    const code = '```js\n1; // => 1\n```';
    expect(statesOf(`It sorts. Use a \`Set\`. Why?\n\n${code}`)).toEqual([
      'executed',
      'advice',
      'advice',
    ]);
  });

  it('is advice if a mark says so', () => {
    expect(statesOf('A `Set` is the better choice.\n\n{/* = advice */}')).toEqual(['advice']);
  });
});

it('counts sentences by state, without advice', () => {
  const page = returns('A. B. C. Use D.\n\n{/* = a; not executed: b */}');
  expect(countSentences([page])).toEqual({ factual: 3, executed: 1, 'not executed': 1, open: 1 });
});
