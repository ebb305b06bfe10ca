import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { readSitePages, type SitePage, translationsOf } from '@funtool-docs/agents/sitePages';
import { site } from '../../site.config';
import texts from '../../build/seo/texts.json';
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
  const { document, meta, links } = readHead(read(`${output}.html`));
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
    imageText: meta('og:image:alt'),
    robots: meta('robots'),
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
      image: absoluteUrl(`social-${page.locale}.png`),
      imageText: texts.image[page.locale],
      robots: undefined,
    };
  });
  expect(pages.map(describeHead)).toEqual(expected);
});

/** Size of a PNG file, as its header says it. */
function sizeOf(name: string): string {
  const image = readFileSync(`${BUILD}/${name}`);
  expect(image.toString('latin1', 1, 4)).toBe('PNG');
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}

test.each(site.locales)('has an image for link previews of pages in $label', ({ lang }) => {
  expect(sizeOf(`social-${lang}.png`)).toBe('1200x630');
});

test('has every icon of a manifest in the size that this says', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs).toHaveLength(4);
  const { pathname } = new URL(site.url);
  const found = pngs.map(({ src }) => sizeOf(src.replace(pathname, '')));
  expect(found).toEqual(pngs.map(({ sizes }) => sizes));
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
