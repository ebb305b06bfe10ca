import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { createBadge, createTotals, type Health } from './health';

const totals = {
  pages: 2,
  results: 12,
  sentences: { factual: 2000, executed: 1941, 'not executed': 50, open: 9 },
  calls: 20,
  types: { compared: 15, wrong: 2 },
  same: { same: 3, calls: 4 },
  outOfStep: 1,
};
const health: Health = {
  library: { name: 'funtool', version: '1.2.2' },
  commit: '0123456789abcdef',
  date: '2026-11-23T03:00:00Z',
  languages: { zh: { totals }, en: { totals } },
};

const rowsOf = ([table]: ReturnType<typeof createTotals>) =>
  table!.type === 'table'
    ? table!.children.map(({ children }) => children.map((cell) => toString(cell)))
    : [];

describe('the table of totals', () => {
  it('shows what the languages come to beside each other', () => {
    const rows = rowsOf(createTotals(health, 'en'));
    expect(rows[0]).toEqual(['The whole site', '简体中文', 'English']);
    expect(rows).toContainEqual([
      'Of these, next to code that was run',
      '1,941 of 2,000 (97.1%)',
      '1,941 of 2,000 (97.1%)',
    ]);
  });

  it('says what was built when', () => {
    const [, ...paragraphs] = createTotals(health, 'zh').map((node) => toString(node));
    expect(paragraphs).toEqual(['由提交 0123456（2026-11-23）构建。', '全部数据']);
  });

  it('says nothing of a commit where there is no history', () => {
    const { commit: _, date: __, ...unknown } = health;
    const texts = createTotals(unknown, 'en').map((node) => toString(node));
    expect(texts.filter((text) => text.startsWith('Built'))).toEqual([]);
  });
});

it('shows the share of proved sentences in the badge, rounded down', () => {
  expect(createBadge(health)).toContain('<title>sentences beside code: 97%</title>');
});
