import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { readDates } from '@funtool-docs/content/git';
import { absoluteUrl, DOCS, isApiPage, pathOf, routeOf } from '@funtool-docs/content/paths';
import {
  readSitePages,
  type SitePage,
  type Translations,
  translationsOf,
} from '@funtool-docs/agents/sitePages';
import { escapeMarkup } from '@funtool-docs/shared/texts';
import { type Locale, site } from '../../site.config';
import texts from './texts.json';
import { manifestPath, THEME_COLORS } from './webManifest';

/** The site as search engines, link previews and programs see it. */
export interface DescribedSite {
  root: string;
  pages: SitePage[];
  /** ISO 8601 dates of the last change, by `page.file`. */
  dates: Map<string, string>;
}

/** Reads what a site tells of itself. */
export function describeSite(root: string): DescribedSite {
  return { root, pages: readSitePages(root), dates: readDates(root, DOCS) };
}

/** Writes the metadata for the head of the page with a route; empty without such a page. */
export function describeRoute({ pages }: DescribedSite, { routePath }: RouteMeta): string {
  const page = pages.find(({ route }) => route === routePath);
  return page ? headTags(page, translationsOf(page, pages)) : '';
}

/** Makes Markdown, data, the sitemap and manifests. */
export async function siteFiles(described: DescribedSite): Promise<Record<string, string>> {
  const { createFiles } = await importSerially(() => import('./createFiles'));
  return createFiles(described);
}

/** A node of JSON-LD. */
type Thing = { '@type': string } & Record<string, unknown>;

/**
 * Writes the head tags for search engines, link previews and installation; title and description
 * are the framework's.
 */
export function headTags(page: SitePage, translations: Translations): string {
  const { locale, output, url } = page;
  const others = translations.filter((translation) => translation.locale !== locale);
  const tags: [string, Record<string, string>][] = [
    ['link', { rel: 'canonical', href: url }],
    ['link', { rel: 'alternate', type: 'text/markdown', href: absoluteUrl(`${output}.md`) }],
    ['link', { rel: 'alternate', hreflang: 'x-default', href: translations[0]!.url }],
    ...property('og:url', url),
    ...property('og:site_name', site.title),
    ...property('og:locale', openGraphLocale(locale)),
    ...others.flatMap((other) => property('og:locale:alternate', openGraphLocale(other.locale))),
    ...property('og:image', socialImage(locale)),
    ...property('og:image:type', 'image/png'),
    ...property('og:image:width', '1200'),
    ...property('og:image:height', '630'),
    ...property('og:image:alt', texts.image[locale]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['link', { rel: 'manifest', href: new URL(absoluteUrl(manifestPath(locale))).pathname }],
    // Without scripts, pages are light (`packages/islands/starter/theme.ts`).
    ['meta', { name: 'theme-color', content: THEME_COLORS.light, 'data-dark': THEME_COLORS.dark }],
  ];
  const described = tags.map(([name, attributes]) => writeTag(name, attributes));
  const thing = describeThing(page);
  if (thing) {
    const data = { '@context': 'https://schema.org', ...thing };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    described.push(`<script type="application/ld+json">${json}</script>`);
  }
  return described.join('\n');
}

/** Address of the picture of a language, a file of `docs/public`. */
function socialImage(locale: Locale): string {
  return absoluteUrl(`social-${locale}.png`);
}

function property(name: string, content: string): [string, Record<string, string>][] {
  return [['meta', { property: name, content }]];
}

/** `zh_CN` for `zh`: Open Graph requires a territory. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

function writeTag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<${name} ${pairs.join(' ')}>`;
}

/** Describes in schema.org terms the site on home pages, and the place of API pages in it. */
function describeThing(page: SitePage): Thing | undefined {
  if (page.frontmatter['pageType'] === 'home') return describeHome(page);
  return isApiPage(page) ? describeBreadcrumbs(page) : undefined;
}

function describeHome({ url, description, locale }: SitePage): Thing {
  return { '@type': 'WebSite', name: site.title, url, description, inLanguage: locale };
}

function describeBreadcrumbs({ slug, locale, url, title, category }: SitePage): Thing {
  const list = (folder: string) => absoluteUrl(routeOf({ locale, slug: `${folder}/index.mdx` }));
  const steps = [
    ['API', list('guide/api')],
    [category, list(path.posix.dirname(pathOf(slug)).slice(1))],
    [title, url],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
