import type { RouteMeta } from '@rspress/core';
import type { SitePage } from '@funtool-docs/agents/sitePages';
import { absoluteUrl, localizedRoute, outputOf, isPartial } from '@funtool-docs/content/paths';
import { contentSecurityPolicy } from '@funtool-docs/islands/build/html/contentSecurityPolicy';
import { escapeMarkup } from '@funtool-docs/shared/texts';
import { type Locale, site } from '../../site.config';

/**
 * Where pages lead on: those that have become a view of another page, which needs scripts (without them, they
 * have a table), and those that are gone.
 */
export const MOVED = {
  '/guide/which-function': '/guide/api/?view=behaviour',
  '/guide/health': '/guide/what-is-checked',
};

/**
 * Writes a script that leads from a page to the view that has taken its place, with what the address asks for;
 * empty on all other pages.
 *
 * @param base With a slash at both ends.
 */
export function leadToView(base: string, { routePath }: Pick<RouteMeta, 'routePath'>): string {
  const found = Object.entries(MOVED).find(([path]) => routePath.endsWith(path));
  if (!found) return '';
  const [path, view] = found;
  const target = base + (routePath.slice(0, -path.length) + view).slice(1);
  return `<script>${leadTo(target)}</script>`;
}

/**
 * Writes a document for the address of each page that is gone, in every language, and for each that a
 * partial language lacks.
 *
 * @param base With a slash at both ends.
 * @returns By path in the built site.
 * @throws {Error} If one leads to no page.
 */
export function movedDocuments(
  base: string,
  pages: Pick<SitePage, 'route' | 'title'>[],
): Record<string, string> {
  const find = (route: string) => pages.find((page) => page.route === route);
  const prefixes = site.locales.slice(1).map(({ lang }) => localizedRoute('/', lang));
  const first = pages.filter(({ route }) => !prefixes.some((prefix) => route.startsWith(prefix)));
  const documents = site.locales.flatMap(({ lang }) =>
    (isPartial(lang)
      ? first.map(({ route }) => [route, route] as const)
      : Object.entries(MOVED).map(([path, target]) => [path, localizedRoute(target, lang)] as const)
    )
      .map(([path, target]) => [localizedRoute(path, lang), target] as const)
      .filter(([route]) => !find(route))
      .map(([route, target]) => {
        const page = find(target);
        if (!page) throw new Error(`${route}: there is no page ${target}`);
        return [`${outputOf(route)}.html`, writeDocument(base, page, lang)];
      }),
  );
  return Object.fromEntries(documents) as Record<string, string>;
}

/** Writes a script that leads to an address, with query and fragment of that of the document. */
function leadTo(target: string): string {
  const search = target.includes('?') ? "location.search.replace('?','&')" : 'location.search';
  return `location.replace(${JSON.stringify(target)}+${search}+location.hash)`;
}

function writeDocument(
  base: string,
  { route, title }: Pick<SitePage, 'route' | 'title'>,
  lang: Locale,
): string {
  const target = base + route.slice(1);
  const script = leadTo(target);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([script], [])}">
<title>${escapeMarkup(title)} - ${site.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${absoluteUrl(route)}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script>${script}</script>
</head>
<body>
<p><a href="${target}">${escapeMarkup(title)}</a></p>
</body>
</html>
`;
}
