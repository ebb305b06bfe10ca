import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../site.config';
import { parsePage } from '../../content/parsePage';
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

  it('have the marks that follow them', () => {
    const page = returns('A new array. {/* = new same */} Empty if *nothing* fits. {/* = none */}');
    const marks = readSentences(page).map((sentence) => sentence.marks.map(({ proofs }) => proofs));
    expect(marks).toEqual([[['new', 'same']], [['none']]]);
  });

  it('are read without their marks', () => {
    const [first] = readSentences(returns('A new array. {/* = new */} Always.'));
    expect(first!.text).toBe('A new array.');
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
    const table = '| Input | Result | Instead |\n| --- | --- | --- |\n| `1` | `1` | A number. |';
    const page = pageWith(`## Notes \\{#notes}\n\n### Edge cases \\{#edge-cases}\n\n${table}`);
    expect(factualSentences(page).map(({ text }) => text)).toEqual(['A number.']);
  });

  it('count only in sections that say how a function behaves', () => {
    expect(readSentences(pageWith('## Examples \\{#examples}\n\nIt sorts.'))).toEqual([]);
  });
});

describe('the state of a sentence', () => {
  it('is open until a mark says what proves it', () => {
    expect(statesOf('It sorts. It copies. {/* = copies */}')).toEqual(['open', 'executed']);
  });

  it('says that nothing can run', () => {
    expect(statesOf('Messages differ. {/* = not executed: engines differ */}')).toEqual([
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

  it('is advice if a mark says so', () => {
    expect(statesOf('A `Set` is the better choice. {/* = advice */}')).toEqual(['advice']);
  });
});

it('counts sentences by state, without advice', () => {
  const page = returns('A. {/* = a */} B. {/* = not executed: b */} C. Use D.');
  expect(countSentences([page])).toEqual({ factual: 3, executed: 1, 'not executed': 1, open: 1 });
});
