import type { RouteMeta } from '@rspress/core';
import { expect, it } from 'vitest';
import { describeDocument, type StaticSite } from './manifest';

const route = {
  routePath: '/en/guide/',
  absolutePath: '/docs/en/guide/index.mdx',
  relativePath: 'en/guide/index.mdx',
  lang: 'en',
  version: '',
} as RouteMeta;
const excerpt = { pages: [{ routePath: '/en/guide/' }], sidebar: {} };
const module = { chunks: ['route-a'], module: 7, files: ['route-a.js'], assets: ['a.png'] };

const site: StaticSite = {
  base: '/x/',
  langs: ['zh', 'en'],
  cleanUrls: true,
  isAnimated: false,
  replaced: [],
  config: {},
  origins: [],
  serviceWorker: 'worker.js',
  enhancements: 'enhancements.js',
  controls: '',
  texts: { failed: { zh: '失败', en: 'Failed' }, waiting: { zh: '等待', en: 'Waiting' } },
  routes: [route],
  pageFiles: ['page.js'],
  modules: new Map([[route.absolutePath, module]]),
  onIntent: new Map([
    ['panel', { scripts: ['panel.js'], listFiles: ({ lang }) => [`words.${lang}.json`] }],
  ]),
};

it('tells what a page needs', () => {
  const { data, built } = describeDocument('en/guide/index.html', site, excerpt);
  expect(data.content).toMatchObject({ address: '/x/en/guide/', chunks: ['route-a'], module: 7 });
  expect(data.pageScripts).toEqual(['/x/page.js', '/x/route-a.js']);
  expect(data.onIntent).toEqual({ panel: ['/x/panel.js', '/x/words.en.json'] });
  expect(data).toMatchObject({ ...excerpt, worker: '/x/worker.js' });
  expect(built).toEqual({
    lang: 'en',
    files: ['route-a.js', 'a.png', 'words.en.json'],
  });
});

it('tells of the 404 document only what it is rendered with', () => {
  const { data, built } = describeDocument('404.html', site, excerpt);
  expect(data).toEqual({ pageScripts: ['/x/page.js'], onIntent: {}, ...excerpt });
  expect(built).toBeUndefined();
});

it.each([
  [
    'en/guide/index.html',
    { modules: new Map() },
    'no chunk holds the content of en/guide/index.mdx',
  ],
  ['en/guide/index.html', { routes: [{ ...route, lang: 'xx' }] }, 'the text "failed"'],
  ['en/other.html', {}, 'no route leads to it'],
])('fails the build where %s lacks something: %o', (document, change, message) => {
  const describe = () => describeDocument(document, { ...site, ...change }, excerpt);
  expect(describe).toThrow(`${document}: `);
  expect(describe).toThrow(message);
});
