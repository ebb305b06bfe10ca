import { expect, it } from 'vitest';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { LANGUAGES, readPage } from './readBuilt';

/** Texts that the interface must have: fixed in English, customary in Chinese. */
const TEXTS = {
  en: {
    page: ['ON THIS PAGE', 'Previous Page', 'Next Page', 'Last Updated', 'Search Docs'],
    filter: 'Filter',
    keyword: 'Enter keyword',
    none: 'No matching API found',
    notFound: ['PAGE NOT FOUND', 'Take me home'],
  },
  zh: {
    page: ['本页目录', '上一页', '下一页', '最后更新', '搜索文档'],
    filter: '筛选',
    keyword: '输入关键词',
    none: '没有匹配的 API',
    notFound: ['页面未找到', '回到首页'],
  },
};

it.each(LANGUAGES)(
  'names the parts of a page in $lang @spec:limits @spec:pages',
  ({ lang, root }) => {
    const { body } = readPage(`${root}guide/api/array/intersect`);
    expect(TEXTS[lang].page.filter((text) => !body.textContent.includes(text))).toEqual([]);
  },
);

it.each(LANGUAGES)('names the parts of an overview in $lang @spec:kinds-of-pages', ({ lang }) => {
  const { filter, keyword, none } = TEXTS[lang];
  expect(i18n['overview.filterNameText'][lang]).toBe(filter);
  expect(i18n['overview.filterPlaceholderText'][lang]).toBe(keyword);
  expect(i18n['overview.filterNoResultText'][lang]).toContain(none);
});

it.each(LANGUAGES)('names the parts of the 404 page in $lang @spec:failures', ({ lang }) => {
  expect([i18n.notFoundText[lang], i18n.takeMeHomeText[lang]]).toEqual(TEXTS[lang].notFound);
});

it('shows 404 and the texts of the default language in the one document for all unknown paths', () => {
  const { textContent } = readPage('404').body;
  expect(['404', ...TEXTS.zh.notFound].filter((text) => !textContent.includes(text))).toEqual([]);
});
