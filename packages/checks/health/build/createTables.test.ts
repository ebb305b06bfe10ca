import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import type { Health, PageHealth } from '../health';
import { totalHealth } from '../totalHealth';
import { createBadge } from './createBadge';
import { createPages, createTotals } from './createTables';

const page: PageHealth = {
  results: 12,
  sentences: { factual: 2000, executed: 1941, 'not executed': 50, open: 9 },
  calls: 20,
  types: { compared: 15, wrong: 2 },
  same: { lodash: { same: 3, calls: 4 } },
  outOfStep: 1,
  bytes: 19_460,
  barriers: 0,
};
const pages = { 'guide/index': { results: 0, outOfStep: 0 }, 'guide/api/array/at': page };
const language = { totals: totalHealth(Object.values(pages)), pages };
const health: Health = {
  library: { name: 'funtool', version: '1.2.2' },
  commit: '0123456789abcdef',
  date: '2026-11-23T03:00:00Z',
  measured: { axe: '4.11.4', commit: 'fedcba9876543210', date: '2026-11-22T03:00:00Z' },
  languages: { zh: language, en: language },
};

const rowsOf = ([table]: ReturnType<typeof createPages>) =>
  table!.type === 'table'
    ? table!.children.map(({ children }) => children.map((cell) => toString(cell)))
    : [];

describe('the tables on health', () => {
  it('show what each page has, and a dash for what it cannot have', () => {
    expect(rowsOf(createPages(health, 'en')).slice(1)).toEqual([
      ['guide/', '0', '–', '–', '–', '–', '–', '–'],
      ['array/at', '12', '1941/2000', '20', '15 (2 wrong)', '3/4', '19.5 kB', '0'],
    ]);
  });

  it('lead to pages by their paths', () => {
    expect(JSON.stringify(createPages(health, 'en'))).toContain('"url":"/guide/"');
  });

  it('show what the languages come to beside each other', () => {
    const rows = rowsOf(createTotals(health, 'en'));
    expect(rows[0]).toEqual(['The whole site', '简体中文', 'English']);
    expect(rows).toContainEqual([
      'Of these, proved by running code',
      '1,941 of 2,000 (97.1%)',
      '1,941 of 2,000 (97.1%)',
    ]);
  });

  it('say what was built and measured when', () => {
    const [, ...paragraphs] = createTotals(health, 'zh').map((node) => toString(node));
    expect(paragraphs).toEqual([
      '由提交 0123456（2026-11-23）构建。',
      '页面大小和无障碍问题在提交 fedcba9（2026-11-22）上测得，使用 Chromium 和 axe-core 4.11.4。',
      '全部数据',
    ]);
  });

  it('say nothing of a commit where there is no history', () => {
    const { commit: _, date: __, ...unknown } = health;
    const texts = createTotals(unknown, 'en').map((node) => toString(node));
    expect(texts.filter((text) => text.startsWith('Built'))).toEqual([]);
  });
});

it('shows the share of proved sentences in the badge, rounded down', () => {
  expect(createBadge(health)).toContain('<title>claims executed: 97%</title>');
});
