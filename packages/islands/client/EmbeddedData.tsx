import {
  useActiveMatcher,
  useFrontmatter,
  useLang,
  useLocaleSiteData,
  usePage,
  usePages,
  useSidebar,
  useSite,
} from '@rspress/core/runtime';
import {
  EXCERPT,
  type PageExcerpt,
  type SiteExcerpt,
  compactSidebar,
  type SidebarEntry,
  trimSidebar,
} from './embedded';
import { useLocalizedPath } from './links';
import { useMemo } from 'react';

/** Fields of the page record that the chunk with its content lacks. */
const FIELDS = new Set([
  'routePath',
  'title',
  'lang',
  'version',
  'toc',
  'description',
  'lastUpdatedTime',
  'lastUpdatedDate',
  '_relativePath',
]);

type SitePage = ReturnType<typeof usePages>['pages'][number];

/**
 * Tells the build which site data the scripts of this page need: in the prerendered document, from which
 * the build takes it (`packages/islands/build/html/readDocument.ts`). Browsers render nothing.
 */
export const EmbeddedData = process.env['__SSR__'] ? PrerenderedData : () => null;

function PrerenderedData() {
  const pages = useEmbeddedPages();
  const sidebar = useEmbeddedSidebar();
  const excerpt: SiteExcerpt = { pages, sidebar };
  const json = JSON.stringify(excerpt).replaceAll('<', String.raw`\u003c`);
  const html = { __html: json };
  return <script type="application/json" {...{ [EXCERPT]: '' }} dangerouslySetInnerHTML={html} />;
}

/** The page, its counterparts in other languages and versions, and the pages an overview lists. */
function useEmbeddedPages(): SiteExcerpt['pages'] {
  const { pages } = usePages();
  const { page } = usePage();
  const { site } = useSite();
  const lang = useLang();
  const { frontmatter } = useFrontmatter();
  const localized = useLocalizedPath();
  const versions = site.multiVersion.versions.length > 0 ? site.multiVersion.versions : [''];
  const counterparts = new Set(
    versions.flatMap((version) =>
      site.locales.map((locale) => localized(page.routePath, { version, lang: locale.lang })),
    ),
  );
  const hasHeaders = (frontmatter.overviewHeaders as number[] | undefined)?.length !== 0;
  const isListed = (routePath: string) =>
    frontmatter.overview && routePath.startsWith(page.routePath);
  // The whole sidebar of an overview is trimmed by the script too.
  const isOverview = (record: SitePage) => frontmatter.overview && record.frontmatter.overview;
  return pages
    .filter(
      (record) =>
        (record.lang === lang && (isListed(record.routePath) || isOverview(record))) ||
        counterparts.has(record.routePath),
    )
    .map((record) => {
      const isPage = record.routePath === page.routePath;
      const { overview } = record.frontmatter;
      const fields = isPage ? [...FIELDS] : ['routePath'];
      if (!isPage && isListed(record.routePath)) {
        fields.push('description', ...(hasHeaders ? ['toc'] : []));
      }
      return { ...pick(record, fields), ...(overview && { frontmatter: { overview } }) };
    });
}

function useEmbeddedSidebar(): SiteExcerpt['sidebar'] {
  const { sidebar } = useLocaleSiteData();
  const { frontmatter } = useFrontmatter();
  const whole = useSidebar() as SidebarEntry[];
  const trimmed = usePageSidebar();
  const key = Object.keys(sidebar).find((path) => sidebar[path] === whole);
  return key ? { [key]: compactSidebar(frontmatter.overview ? whole : trimmed) } : {};
}

function pick(record: SitePage, fields: string[]): PageExcerpt {
  const picked = Object.entries(record).filter(([field]) => fields.includes(field));
  return Object.fromEntries(picked) as unknown as PageExcerpt;
}

/**
 * The sidebar, trimmed to what is shown at first, but for an overview, from whose sidebar the others are completed, and
 * in the development server, which has no file to complete them from.
 */
export function usePageSidebar(): SidebarEntry[] {
  const entries = useSidebar() as SidebarEntry[];
  const isActive = useActiveMatcher();
  const { overview } = useFrontmatter().frontmatter;
  const { pages } = usePages();
  return useMemo(() => {
    if (overview || process.env.NODE_ENV === 'development') return entries;
    const overviews = pages.filter(({ frontmatter }) => frontmatter?.overview);
    return trimSidebar(
      entries,
      isActive,
      overviews.map(({ routePath }) => routePath),
    );
  }, [entries, isActive, pages, overview]);
}
