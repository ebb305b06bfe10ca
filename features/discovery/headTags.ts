import { site } from '../../site.config';
import { escapeMarkup } from '../../framework/build/html/escapeMarkup';
import type { SitePage, Translations } from './sitePages';
import { SOCIAL_IMAGE_SIZE } from './socialCard';
import { structuredData } from './structuredData';
import { manifestPath, THEME_COLORS } from './webManifest';
import { absoluteUrl } from '../../content/paths';

/**
 * Writes what the head of a page says about it to search engines, to sites where its link is shared and
 * to systems on which it is installed.
 * Title and description are the framework's.
 *
 * @param page Any page.
 * @param translations The same page in every language.
 * @param modified ISO 8601 date of the page's last change, if known.
 */
export function headTags(
  page: SitePage,
  translations: Translations,
  modified: string | undefined,
): string {
  const { title, description, locale, output, url } = page;
  const others = translations.filter((translation) => translation.locale !== locale);
  const tags: [string, Record<string, string>][] = [
    ['link', { rel: 'canonical', href: url }],
    ['link', { rel: 'alternate', type: 'text/markdown', href: absoluteUrl(`${output}.md`) }],
    ['link', { rel: 'alternate', hreflang: 'x-default', href: translations[0]!.url }],
    ...property('og:url', url),
    ...property('og:site_name', site.title),
    ...property('og:locale', openGraphLocale(locale)),
    ...others.flatMap((other) => property('og:locale:alternate', openGraphLocale(other.locale))),
    ...property('og:image', absoluteUrl(`${output}.png`)),
    ...property('og:image:type', 'image/png'),
    ...property('og:image:width', String(SOCIAL_IMAGE_SIZE.width)),
    ...property('og:image:height', String(SOCIAL_IMAGE_SIZE.height)),
    ...property('og:image:alt', `${title} · ${description}`),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['link', { rel: 'manifest', href: new URL(absoluteUrl(manifestPath(locale))).pathname }],
    ...Object.entries(THEME_COLORS).map(([scheme, content]): [string, Record<string, string>] => [
      'meta',
      { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
    ]),
  ];
  const json = JSON.stringify(structuredData(page, modified)).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${json}</script>`;
  return [...tags.map(([name, attributes]) => writeTag(name, attributes)), script].join('\n');
}

function property(name: string, content: string): [string, Record<string, string>][] {
  return [['meta', { property: name, content }]];
}

/** `zh_CN` for `zh`: Open Graph wants a territory as well. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

function writeTag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<${name} ${pairs.join(' ')}>`;
}
