import { writeProgramFiles } from '@funtool-docs/agents/programs/build/writeProgramFiles';
import { writeMarkdownFiles } from '@funtool-docs/agents/markdown/writeMarkdownFiles';
import { escapeMarkup } from '@funtool-docs/shared/texts';
import { type SitePage, translationsOf } from '@funtool-docs/agents/sitePages';
import { absoluteUrl } from '@funtool-docs/content/paths';
import type { DescribedSite } from './headTags';
import { writeManifests } from './webManifest';

/** Creates all files beside the pages, by path in the built site. */
export async function createFiles({
  pages,
  dates,
  root,
}: DescribedSite): Promise<Record<string, string>> {
  const files = await Promise.all([
    writeMarkdownFiles(pages, root),
    writeProgramFiles(pages, root),
  ]);
  // Jekyll, which GitHub Pages runs without `.nojekyll`, leaves out files whose names begin with `_`.
  const lists = {
    'sitemap.xml': writeSitemap(pages, dates),
    'robots.txt': writeRobots(),
    '.nojekyll': '',
  };
  return Object.assign({}, ...files, lists, writeManifests());
}

/**
 * Writes the sitemap (sitemaps.org), each page with its translations.
 *
 * @param pages Those of the default language first.
 * @param dates ISO 8601 dates of the last change, by `page.file`; may lack some.
 */
export function writeSitemap(pages: SitePage[], dates: Map<string, string>): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => writeEntry(page, pages, dates.get(page.file))),
    '</urlset>',
    '',
  ].join('\n');
}

function writeEntry(page: SitePage, pages: SitePage[], date: string | undefined): string[] {
  const translations = translationsOf(page, pages);
  const alternates = [
    ...translations.map(({ locale, url }) => [locale, url] as const),
    ['x-default', translations[0]!.url] as const,
  ];
  return [
    '<url>',
    `<loc>${escapeMarkup(page.url)}</loc>`,
    ...(date ? [`<lastmod>${date}</lastmod>`] : []),
    ...alternates.map(
      ([lang, url]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeMarkup(url)}"/>`,
    ),
    '</url>',
  ];
}

/** Writes `robots.txt`, which allows everything and names the sitemap. */
export function writeRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('sitemap.xml')}\n`;
}
