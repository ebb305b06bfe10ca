import { expect, it } from 'vitest';
import { matchRoute } from './findPage';

const PATHS = [
  '/',
  '/guide/api/',
  '/guide/api/array/',
  '/guide/api/array/at',
  '/guide/api/function/ObjectId/',
  '/guide/topics/mutation',
  '/en/',
  '/en/guide/api/array/at',
];

const find = (path: string) => matchRoute(path, PATHS, 'zh');

it.each([
  ['/guide/api/array/AT', '/guide/api/array/at'],
  ['/guide/api/array/at/', '/guide/api/array/at'],
  ['/guide/api/array/at.html', '/guide/api/array/at'],
  ['/zh/guide/api/array/at', '/guide/api/array/at'],
  ['/en/guide/api/function/objectid/index', undefined],
  ['/guide/api/function/objectid/index', '/guide/api/function/ObjectId/'],
  ['/guide/nowhere', undefined],
  ['/guide/nowhere%23examples', undefined],
  ['/guide/api/array/at%23examples', '/guide/api/array/at#examples'],
  ['/guide/api/array/AT/%23edit%3D0.A%23B', '/guide/api/array/at#edit%3D0.A%23B'],
])('finds for %s the page %s', (path, page) => {
  expect(find(path)).toBe(page);
});

/** Writers and programs leave these behind an address, as browsers and people write it. */
const MARKS = [
  ')',
  '.',
  '**',
  '"',
  '_',
  '%20',
  '%0A',
  '%E2%80%8B',
  '。',
  '）。',
  '％',
  '/)',
  '%20-%20',
  '.html)',
  '/index）',
];

it.each(MARKS)('finds pages with %j behind their address', (marks) => {
  for (const path of PATHS) expect(find(path + marks)).toBe(path);
  expect(find(`/guide/nowhere${marks}`)).toBeUndefined();
});

it('finds pages with the words of a sentence behind their address', () => {
  for (const words of ['的文档', '。看这里', '，and more', ')-and', '%20%E7%9C%8B']) {
    expect(find(`/en/guide/api/array/at${words}`)).toBe('/en/guide/api/array/at');
  }
});

it.each([
  '/中文',
  '/guide/指南',
  '/guide/api/array/ａｔ',
  '/a)b',
  '/guide/api/％E0％A4％A',
  '/guide/api/。看这里',
])('finds no page for %s, whose letters may mean anything', (path) =>
  expect(find(path)).toBeUndefined(),
);
