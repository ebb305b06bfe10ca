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

const site = {
  options: {
    serviceWorker: 'worker.js',
    onIntent: { panel: ({ lang }: { lang: string }) => [`words.${lang}.json`] },
  },
  config: { lang: 'zh', route: { cleanUrls: true } },
  base: '/x/',
  routes: [route],
  modules: new Map([[route.absolutePath, module]]),
} as unknown as StaticSite;

const files = { all: [], ofPage: ['page.js'], ofIslands: { panel: ['panel.js'] } };

it('tells what a page needs', () => {
  const { data, built } = describeDocument('en/guide/index.html', site, files, excerpt);
  expect(data.content).toMatchObject({ address: '/x/en/guide/', chunks: ['route-a'], module: 7 });
  expect(data.pageScripts).toEqual(['/x/page.js', '/x/route-a.js']);
  expect(data.onIntent).toEqual({ panel: ['/x/panel.js', '/x/words.en.json'] });
  expect(data).toMatchObject({ ...excerpt, worker: '/x/worker.js' });
  expect(built).toEqual({ lang: 'en', files: ['route-a.js', 'a.png', 'words.en.json'] });
});

it('tells of the 404 document only what it is rendered with', () => {
  const { data, built } = describeDocument('404.html', site, files, excerpt);
  expect(data).toEqual({ pageScripts: ['/x/page.js'], onIntent: {}, ...excerpt });
  expect(built).toBeUndefined();
});

it.each([
  [
    'en/guide/index.html',
    { modules: new Map() },
    'no chunk holds the content of en/guide/index.mdx',
  ],
  ['en/other.html', {}, 'no route leads to it'],
])('fails the build where %s lacks something: %o', (document, change, message) => {
  const describe = () => describeDocument(document, { ...site, ...change }, files, excerpt);
  expect(describe).toThrow(`${document}: `);
  expect(describe).toThrow(message);
});
