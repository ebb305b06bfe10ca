import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

interface Texts {
  root: string;
  outline: string;
  previous: string;
  next: string;
  lastUpdated: string;
  search: string;
  filter: string;
  keyword: string;
  none: string;
  notFound: string;
  home: string;
}

/** Texts that the interface must have: fixed in English, customary in Chinese. */
const TEXTS: Texts[] = [
  {
    root: 'en/',
    outline: 'ON THIS PAGE',
    previous: 'Previous Page',
    next: 'Next Page',
    lastUpdated: 'Last Updated',
    search: 'Search Docs',
    filter: 'Filter',
    keyword: 'Enter keyword',
    none: 'No matching API found',
    notFound: 'PAGE NOT FOUND',
    home: 'Take me home',
  },
  {
    root: '',
    outline: '本页目录',
    previous: '上一页',
    next: '下一页',
    lastUpdated: '最后更新',
    search: '搜索文档',
    filter: '筛选',
    keyword: '输入关键词',
    none: '没有匹配的 API',
    notFound: '页面未找到',
    home: '回到首页',
  },
];

const visible = (page: Page, text: string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

for (const text of TEXTS) {
  test.describe(`texts below /funtool/${text.root}`, () => {
    test.use({ expectedMessages: /status of 404/ });

    test(`names the parts of a page, below "${text.root}"`, async ({ page }) => {
      await page.goto(`${text.root}guide/api/array/intersect`);
      const { outline, previous, next, lastUpdated, search } = text;
      for (const part of [outline, previous, next, lastUpdated, search]) {
        await visible(page, part);
      }
    });

    test(`names the parts of an overview, below "${text.root}"`, async ({ page }) => {
      await page.goto(`${text.root}guide/api/`);
      const filter = page.getByRole('searchbox', { name: text.filter, exact: true });
      await expect(filter).toHaveAttribute('placeholder', text.keyword);
      await filter.fill('zzz');
      await visible(page, text.none);
    });

    test(`names the parts of the 404 page, below "${text.root}"`, async ({ page }) => {
      await page.goto(`${text.root}nowhere`);
      await hydrated(page);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await visible(page, text.notFound);
      await visible(page, text.home);
    });
  });
}
