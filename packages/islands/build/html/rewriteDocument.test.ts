import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readDocument } from './readDocument';
import { rewriteDocument } from './rewriteDocument';

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="generator" content="Rspress">
<script>theme()</script>
<script type="application/ld+json">{"@type":"WebSite"}</script>
<link href="/x/static/css/styles.1.css" rel="stylesheet">
<link rel="preload" href="/x/static/js/async/route-a.2.js" as="script">
<script defer src="/x/static/js/react.3.js"></script>
<script defer src="/x/static/js/index.4.js"></script></head>
  <body><p>Text</p><script type="application/json" data-excerpt="">{"pages":[]}</script></body>
</html>`;

const replacement = {
  data: {
    pageScripts: [],
    onIntent: {},
    pages: [{ routePath: '/', title: '</script><b>' }],
    sidebar: {},
    styles: '/x/static/css/styles.1.css',
    scripts: ['/x/static/js/react.3.js', '/x/static/js/index.4.js'],
    version: '1',
    critical: '2',
  },
  failedText: '"><b>',
  waitingText: 'Loading…',
  controls: '.box > img',
  enhancements: '/enhancements.js',
  starter: 'start()',
  styles: 'p { margin: 0 }',
  origins: ['https://search.example.com'],
};
const rewritten = rewriteDocument(readDocument('page.html', html), replacement);
const { document } = new JSDOM(rewritten).window;
const hash = (source: string) => createHash('sha256').update(source).digest('base64');

describe('a document that stands on its own', () => {
  it('has no excerpt of the site beside its data', () => {
    expect(document.querySelector('[data-excerpt]')).toBeNull();
    expect(rewritten).toContain('<p>Text</p><script');
  });

  it('says nothing that nobody reads', () => {
    expect(rewritten).not.toMatch(/X-UA-Compatible|generator/);
  });

  it('asks for nothing but itself', () => {
    expect(document.querySelectorAll('[src], link')).toHaveLength(0);
    expect(document.querySelector('style')!.textContent).toBe('p { margin: 0 }');
  });

  it('tells its scripts, whose texts never become markup', () => {
    const embedded = JSON.parse(document.getElementById('embedded-data')!.textContent!);
    expect(embedded).toEqual(replacement.data);
    expect(document.querySelector<HTMLElement>('[data-failed-text]')!.dataset['failedText']).toBe(
      '"><b>',
    );
    expect(document.querySelector('b')).toBeNull();
    expect(document.body.lastElementChild!.id).toBe('embedded-data');
  });

  it.each([
    ['behind a short first section', '<h2>One</h2><p>A</p>', '<h2>Two</h2><h2>Three</h2>'],
    ['before a long one', '<h1>Title</h1>', `<h2>One</h2><p>${'A'.repeat(2000)}</p><h2>Two</h2>`],
    ['at the end of content that has no other', '<h2>One</h2>', ''],
  ])('has its script after the first screen: %s', (_, before, after) => {
    const content = `<main>${before}${after}</main><h2>Outline</h2>`;
    const page = readDocument('page.html', html.replace('<p>Text</p>', content));
    const whole = rewriteDocument(page, replacement);
    const parts = whole.split(/<script data-failed-text.*?<\/script>/s);
    expect(parts[0]!.endsWith(`<main>${before}`)).toBe(true);
    expect(parts[1]!.startsWith(`${after}</main>`)).toBe(true);
  });

  it('has data for search engines after what readers see', () => {
    const data = document.querySelector('[type="application/ld+json"]')!;
    expect(data.parentElement).toBe(document.body);
    expect(data.textContent).toBe('{"@type":"WebSite"}');
  });

  it('has its script in the head where there is no section', () => {
    expect(document.querySelector('[data-failed-text]')!.parentElement).toBe(document.head);
  });

  it('allows the inline scripts it has, and the origins it is told, from the start', () => {
    const [charset, policy] = document.head.children;
    expect(charset!.getAttribute('charset')).toBe('utf-8');
    const content = policy!.getAttribute('content')!;
    for (const source of ['theme()', 'start()']) expect(content).toContain(hash(source));
    expect(content).toContain("connect-src 'self' https://search.example.com;");
    expect(content).toContain("default-src 'self'");
    expect(/script-src[^;]*unsafe/.test(content)).toBe(false);
  });
});
