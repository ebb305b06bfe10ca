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

const thingOf = (head: Document) => JSON.parse(head.querySelector('script')!.textContent!);

it.each([
  ['the address of the page', 'rel=canonical', api.url],
  ['its Markdown', 'type=text/markdown', `${api.url}.md`],
  ['the default language for readers of any other', 'hreflang=x-default', TRANSLATIONS[0].url],
  ['the manifest of its language', 'rel=manifest', '/funtool/en/manifest.webmanifest'],
  ['its address in previews', 'property=og:url', api.url],
  ['its language with a territory', 'property=og:locale', 'en_US'],
  ['the others with theirs', 'property=og:locale:alternate', 'zh_CN'],
  ['the image of its language', 'property=og:image', absoluteUrl('social-en.png')],
  ['the width of the image', 'property=og:image:width', '1200'],
  ['the height of the image', 'property=og:image:height', '630'],
  ['what the image shows', 'property=og:image:alt', 'funtool documentation'],
  ['a large card to show it in', 'name=twitter:card', 'summary_large_image'],
  ['the colour of pages without scripts', 'name=theme-color', THEME_COLORS.light],
])('names %s, in a tag with %s', (_what, attribute, value) => {
  const [name, text] = attribute.split('=');
  const tag = readHead(api).querySelector(`[${name}="${text}"]`);
  expect(tag?.getAttribute('href') ?? tag?.getAttribute('content')).toBe(value);
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
