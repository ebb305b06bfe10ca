import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { SitePage } from '@funtool-docs/agents/sitePages';
import { site } from '../../site.config';
import { writeRobots, writeSitemap } from './createFiles';

const pages = ['zh', 'en'].map(
  (locale) =>
    ({
      locale,
      slug: 'a&b.mdx',
      file: `docs/${locale}/a&b.mdx`,
      url: `https://example.com/${locale}/a&b`,
    }) as SitePage,
);

const sitemap = writeSitemap(pages, new Map([['docs/zh/a&b.mdx', '2026-01-02T03:04:05+08:00']]));
const { document } = new JSDOM(sitemap, { contentType: 'text/xml' }).window;
const [first, second] = document.querySelectorAll('url');

it('lists every page by its address', () => {
  const addresses = Array.from(document.querySelectorAll('loc'), (loc) => loc.textContent);
  expect(addresses).toEqual(pages.map(({ url }) => url));
});

it('dates a page whose last change is known, and no other', () => {
  expect(first!.querySelector('lastmod')?.textContent).toBe('2026-01-02T03:04:05+08:00');
  expect(second!.querySelector('lastmod')).toBeNull();
});

it('names every language of a page, and the one for all others', () => {
  const links = Array.from(second!.getElementsByTagName('xhtml:link'), (link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['zh', pages[0]!.url],
    ['en', pages[1]!.url],
    ['x-default', pages[0]!.url],
  ]);
});

it('leads crawlers to the sitemap', () => {
  expect(writeRobots()).toContain(`Sitemap: ${site.url}sitemap.xml`);
});
