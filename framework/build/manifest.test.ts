import type { RouteMeta } from '@rspress/core';
import { expect, it } from 'vitest';
import { describePage, type StaticSite } from './manifest';

const route = {
  routePath: '/en/guide/',
  absolutePath: '/docs/en/guide/index.mdx',
  relativePath: 'en/guide/index.mdx',
  lang: 'en',
  version: '',
} as RouteMeta;
const excerpt = { pages: [{ routePath: '/en/guide/' }], sidebar: {}, searchIndexHash: {} };
const module = { chunks: ['route-a'], module: 7, files: ['route-a.js'], assets: ['a.png'] };

const site: StaticSite = {
  base: '/x/',
  lang: 'zh',
  cleanUrls: true,
  isAnimated: false,
  searchUrl: undefined,
  serviceWorker: 'worker.js',
  enhancements: 'enhancements.js',
  routes: [route],
  pageFiles: ['page.js'],
  modules: new Map([[route.absolutePath, module]]),
  excerpts: new Map([
    ['/en/guide/', excerpt],
    ['/404', { ...excerpt, pages: [] }],
  ]),
  searchFiles: ['search.js'],
  searchIndexes: ['static/search_index.zh.1.json', 'static/search_index.en.2.json'],
};

it('tells what a page needs', () => {
  const { data, built } = describePage('en/guide/index.html', site);
  expect(data.content).toMatchObject({ address: '/x/en/guide/', chunks: ['route-a'], module: 7 });
  expect(data.pageScripts).toEqual(['/x/page.js', '/x/route-a.js']);
  expect(data.search).toEqual(['/x/search.js', '/x/static/search_index.en.2.json']);
  expect(data).toMatchObject({ ...excerpt, worker: '/x/worker.js' });
  expect(built).toEqual({
    lang: 'en',
    files: ['route-a.js', 'a.png', 'static/search_index.en.2.json'],
  });
});

it('tells of the 404 document only what it is rendered with', () => {
  const { data, built } = describePage('404.html', site);
  expect(data).toEqual({ pageScripts: ['/x/page.js'], search: [], ...excerpt, pages: [] });
  expect(built).toBeUndefined();
});

it.each([
  [
    'en/guide/index.html',
    { modules: new Map() },
    'no chunk holds the content of en/guide/index.mdx',
  ],
  ['en/guide/index.html', { excerpts: new Map() }, 'its rendering has told nothing of the site'],
  ['en/guide/index.html', { searchIndexes: [] }, 'no search index is of its language and version'],
  ['en/guide/index.html', { routes: [{ ...route, lang: 'xx' }] }, 'scriptsFailedText'],
  ['en/other.html', {}, 'no route leads to it'],
])('fails the build where %s lacks something: %o', (document, change, message) => {
  const describe = () => describePage(document, { ...site, ...change });
  expect(describe).toThrow(`${document}: `);
  expect(describe).toThrow(message);
});
