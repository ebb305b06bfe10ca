import { site } from '../../site.config';
import type { SitePage } from '@funtool-docs/agents/sitePages';
import { absoluteUrl, isApiPage, routeOf } from '@funtool-docs/content/paths';

/** A node of JSON-LD. */
type Thing = { '@type': string } & Record<string, unknown>;

/**
 * Describes a page in schema.org terms: the site on home pages, an article elsewhere, with
 * breadcrumbs for API pages.
 *
 * @param modified ISO 8601 date of the last change.
 */
export function structuredData(
  page: SitePage,
  modified: string | undefined,
): { '@context': string; '@graph': Thing[] } {
  const isHome = page.frontmatter['pageType'] === 'home';
  const graph = isHome
    ? [describeSite(page)]
    : [describeArticle(page, modified), ...(isApiPage(page) ? [describeWay(page)] : [])];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function describeSite({ url, description, locale }: SitePage): Thing {
  return { '@type': 'WebSite', name: site.title, url, description, inLanguage: locale };
}

function describeArticle(page: SitePage, dateModified: string | undefined): Thing {
  const { title, description, locale, url, output } = page;
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    inLanguage: locale,
    url,
    image: absoluteUrl(`${output}.png`),
    dateModified,
    isPartOf: { '@type': 'WebSite', name: site.title, url: site.url },
  };
}

function describeWay({ slug, locale, url, title, category }: SitePage): Thing {
  const overview = absoluteUrl(routeOf({ locale, slug: 'guide/api/index.mdx' }));
  const group = slug.split('/').at(-2)!;
  const steps = [
    ['API', overview],
    [category, `${overview}#${group}`],
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
