import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { readSitePages, type SitePage, translationsOf } from '@funtool-docs/agents/sitePages';
import { site } from '../../site.config';
import { expect, test } from 'vitest';
import { absoluteUrl } from '@funtool-docs/content/paths';

const BUILD = 'doc_build';
const pages = readSitePages('.');
const read = (name: string) => readFileSync(`${BUILD}/${name}`, 'utf8');

const { DOMParser } = new JSDOM().window;

/** Metadata for search engines and link previews. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('<body'));
  const document = new DOMParser().parseFromString(head, 'text/html');
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content');
  const links = (selector: string) =>
    Array.from(document.querySelectorAll(`link${selector}`), (link) => link.getAttribute('href')!);
  return { document, meta, links };
}

/** Metadata expected from the page's source. */
function describeHead({ output }: SitePage) {
  const html = read(`${output}.html`);
  const { document, meta, links } = readHead(html);
  // Behind the content.
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
  return {
    canonical: links('[rel=canonical]'),
    markdown: links('[rel=alternate][type="text/markdown"]'),
    languages: Array.from(document.querySelectorAll<HTMLLinkElement>('link[hreflang]'), (link) => [
      link.hreflang,
      link.getAttribute('href'),
    ]).toSorted(),
    title: document.title,
    sharedTitle: meta('og:title'),
    sharedUrl: meta('og:url'),
    description: meta('description'),
    image: meta('og:image'),
    robots: meta('robots'),
    described: JSON.parse(json!)['@graph'][0].url,
  };
}

test('names addresses, title, description and image of every page', () => {
  const expected = pages.map((page) => {
    const translations = translationsOf(page, pages).map(({ locale, url }) => [locale, url]);
    const isHome = page.slug === 'index.mdx';
    const title = isHome ? site.title : `${page.title} - ${site.title}`;
    return {
      canonical: [page.url],
      markdown: [absoluteUrl(`${page.output}.md`)],
      languages: [...translations, ['x-default', translations[0]![1]!]].toSorted(),
      title,
      sharedTitle: title,
      sharedUrl: page.url,
      description: page.description,
      image: absoluteUrl(`${page.output}.png`),
      robots: undefined,
      described: page.url,
    };
  });
  expect(pages.map(describeHead)).toEqual(expected);
});

test('has an image of 1200 by 630 pixels and Markdown for every page', () => {
  const wrong = pages.filter(({ output }) => {
    const image = readFileSync(`${BUILD}/${output}.png`);
    const isPng = image.toString('latin1', 1, 4) === 'PNG';
    const isLarge = image.readUInt32BE(16) === 1200 && image.readUInt32BE(20) === 630;
    return !(isPng && isLarge && image.length < 40_000 && read(`${output}.md`).startsWith('# '));
  });
  expect(wrong.map(({ output }) => output)).toEqual([]);
});

test('lists every page in the sitemap, and no other', () => {
  const listed = Array.from(read('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g), ([, url]) => url);
  expect(listed.toSorted()).toEqual(pages.map(({ url }) => url).toSorted());
  expect(read('robots.txt')).toContain(absoluteUrl('sitemap.xml'));
});

test('keeps the 404 page out of search engines', () => {
  const { meta, links } = readHead(read('404.html'));
  expect(meta('robots')).toBe('noindex');
  expect(links('[rel=canonical]')).toEqual([]);
});
