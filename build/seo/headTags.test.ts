import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { parsePage } from '@funtool-docs/content/parsePage';
import type { SitePage } from '@funtool-docs/agents/sitePages';
import { absoluteUrl, outputOf } from '@funtool-docs/content/paths';
import { headTags } from './headTags';
import { THEME_COLORS } from './webManifest';

const DESCRIPTION = 'Compare with < and "quotes" & more.';
const TRANSLATIONS = [
  { locale: 'zh', url: absoluteUrl('/guide/api/array/at') },
  { locale: 'en', url: absoluteUrl('/en/guide/api/array/at') },
] as const;

function sitePage(slug: string, frontmatter: Record<string, unknown> = {}): SitePage {
  const route = `/en/${slug.replace(/(?:index)?\.mdx$/, '')}`;
  const page = parsePage({ file: `docs/en/${slug}`, locale: 'en', slug, source: '' });
  return {
    ...page,
    frontmatter,
    title: '</script>',
    description: DESCRIPTION,
    category: 'Array',
    route,
    output: outputOf(route),
    url: absoluteUrl(route),
  };
}

const api = sitePage('guide/api/array/at.mdx');

function readHead(page: SitePage): Document {
  const html = headTags(page, [...TRANSLATIONS]);
  return new JSDOM(`<head>${html}</head>`).window.document;
}

const metaOf = (head: Document, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

const thingOf = (head: Document) => JSON.parse(head.querySelector('script')!.textContent!);

it('names the address of the page, and of its Markdown', () => {
  const head = readHead(api);
  expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(api.url);
  expect(metaOf(head, 'og:url')).toBe(api.url);
  const markdown = head.querySelector('link[type="text/markdown"]');
  expect(markdown?.getAttribute('href')).toBe(`${api.url}.md`);
});

it('names the default language for readers of any other', () => {
  const link = readHead(api).querySelector('link[hreflang="x-default"]');
  expect(link?.getAttribute('href')).toBe(TRANSLATIONS[0].url);
});

it('names the language of the page and the others with their territories', () => {
  const head = readHead(api);
  expect(metaOf(head, 'og:locale')).toBe('en_US');
  expect(metaOf(head, 'og:locale:alternate')).toBe('zh_CN');
});

it('names the image of its language with its size, and a large card to show it in', () => {
  const head = readHead(api);
  expect(metaOf(head, 'og:image')).toBe(absoluteUrl('social-en.png'));
  expect(metaOf(head, 'og:image:width')).toBe('1200');
  expect(metaOf(head, 'og:image:height')).toBe('630');
  expect(metaOf(head, 'og:image:alt')).toBe('funtool documentation');
  expect(metaOf(head, 'twitter:card')).toBe('summary_large_image');
});

it('names the manifest of its language, and the colour of pages without scripts', () => {
  const head = readHead(api);
  const manifest = head.querySelector('link[rel="manifest"]');
  expect(manifest?.getAttribute('href')).toBe('/funtool/en/manifest.webmanifest');
  expect(metaOf(head, 'theme-color')).toBe(THEME_COLORS.light);
});

it('keeps markup in texts from being read as markup', () => {
  const head = readHead(api);
  expect(thingOf(head).itemListElement[2].name).toBe('</script>');
  expect(head.body.textContent).toBe('');
});

it('describes the way to a page of the API, and nothing of a guide', () => {
  const way: { item: string }[] = thingOf(readHead(api)).itemListElement;
  expect(way.map(({ item }) => item)).toEqual([
    absoluteUrl('en/guide/api/'),
    absoluteUrl('en/guide/api/array/'),
    api.url,
  ]);
  expect(readHead(sitePage('guide/start/introduction.mdx')).querySelector('script')).toBeNull();
});

it('describes the home page as the site', () => {
  expect(thingOf(readHead(sitePage('index.mdx', { pageType: 'home' })))).toMatchObject({
    '@type': 'WebSite',
    name: 'funtool',
    url: absoluteUrl('en/'),
    description: DESCRIPTION,
    inLanguage: 'en',
  });
});
