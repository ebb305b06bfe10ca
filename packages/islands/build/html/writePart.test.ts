import { expect, it } from 'vitest';
import type { PageData } from '../../client/embedded';
import { readDocument } from './readDocument';
import { writePart } from './writePart';

const DATA = { version: '1' } as PageData;
const FIRST = '<script>theme()</script>';
const MENU = '<nav class="menu"><button>Pages</button></nav>';
const LAYOUT =
  '<div class="layout layout--wide"><div id="sidebar">a</div><main><div>One &lt;/div></div></main></div>';

/** Writes the part of a document. */
function write({ head = '', body = `${MENU}${LAYOUT}<div>Bottom</div>` } = {}) {
  const html = `<html><head><meta charset="utf-8"><title>A &amp; B</title>${FIRST}${head}
<link href="/styles.css" rel="stylesheet"><script defer src="/index.js"></script></head>
<body><header><a href="/a?x=1&amp;y=2" aria-current="true">A</a><a aria-current="true" href="/b">B</a><a data-counterpart="" href="/zh/">中文</a></header>${body}</body></html>`;
  return writePart(readDocument('a.html', html), DATA, ['menu', 'layout']);
}

it('has what a page has of its own: its elements, title, links and data', () => {
  const about =
    '<meta name="description" content="x"><meta property="og:title" content="A"><link rel="canonical" href="/a"><link rel="alternate" href="/a.md">';
  expect(
    write({ head: `${about}<meta name="viewport" content="x"><link rel="icon" href="/i">` }),
  ).toEqual({
    title: 'A &amp; B',
    head: about,
    current: ['/a?x=1&y=2', '/b'],
    counterparts: ['/zh/'],
    replaced: [MENU, LAYOUT],
    data: DATA,
  });
});

it.each([
  ['has another layout', { body: '<main>Home</main>' }],
  ['has not all that is replaced', { body: LAYOUT }],
  ['has a script of its own', { head: '<script>location.replace("/b")</script>' }],
  ['needs React at once', { body: `${MENU}${LAYOUT}<p data-starts-at-once=""></p>` }],
  [
    'has styles of its own',
    { body: `<link rel="stylesheet" href="/x.css" data-precedence="default">${MENU}${LAYOUT}` },
  ],
])('is nothing where the page %s', (_, page) => {
  expect(write(page)).toBeNull();
});
