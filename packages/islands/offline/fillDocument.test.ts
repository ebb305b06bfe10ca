import { expect, it } from 'vitest';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import type { PageData, PagePart } from '../client/embedded';
import { fillDocument } from './fillDocument';

const dataOf = (name: string, version = '1', lang = 'en') =>
  ({ version, styles: '/all.css', critical: name, content: { lang } }) as PageData;

/** A document as it is built, of the page with a name. */
const build = (name: string, data = dataOf(name)) =>
  `<html><head><title>${name}</title><meta property="og:title" content="${name}"></head><body>` +
  `<header><a ${name === 'a' ? 'aria-current="true" ' : ''}href="/a">A</a><a ${name === 'b' ? 'aria-current="true" ' : ''}href="/b">B</a>` +
  `<a data-counterpart="" href="/zh/${name}">中文</a></header><div class="layout wide"><div>${name} $&amp;</div></div>` +
  `<script type="application/json" id="${DATA_ID}">${JSON.stringify(data)}</script></body></html>`;

const part = {
  title: 'b',
  head: '<meta property="og:title" content="b">',
  current: ['/b'],
  counterparts: ['/zh/b'],
  replaced: ['<div class="layout wide"><div>b $&amp;</div></div>'],
  data: dataOf('b'),
} as PagePart;

it('makes a document that of another page, with all styles', () => {
  const expected = build('b', { ...dataOf('b'), critical: 'a' });
  expect(fillDocument(build('a'), part)).toBe(
    expected.replace('</head>', '<link rel="stylesheet" href="/all.css"></head>'),
  );
});

it.each([
  ['of another version', build('a', dataOf('a', '2'))],
  ['in another language', build('a', dataOf('a', '1', 'zh'))],
  ['with another layout', build('a').replace('class="layout', 'class="home')],
  ['that is not of the site', '<h1>Login</h1>'],
])('leaves a document %s', (_, html) => {
  expect(fillDocument(html, part)).toBeUndefined();
});
