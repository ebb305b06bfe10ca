import {
  isEqualPath,
  useFrontmatter,
  useLang,
  useLocaleSiteData,
  usePage,
  usePages,
  useSidebar,
  useSite,
} from '@rspress/core/runtime';
import { searchIndexHash } from 'virtual-page-data';
import type { PageExcerpt, SiteExcerpt } from './embedded';
import { compactSidebar, type SidebarEntry } from './sidebar';
import { useLocalizedPath } from './useLocalizedPath';
import { usePageSidebar } from './usePageSidebar';

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

/** Reports to the build which site data the scripts of this page need. Renders nothing. */
export function EmbeddedData() {
  useHandover();
  return null;
}

const useHandover = process.env['__SSR__'] ? useServerHandover : () => {};

function useServerHandover(): void {
  const pages = useEmbeddedPages();
  const sidebar = useEmbeddedSidebar();
  const { page } = usePage();
  globalThis.receiveSiteExcerpt?.(page.routePath, { pages, sidebar, searchIndexHash });
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
  const counterparts = versions.flatMap((version) =>
    site.locales.map((locale) => localized(page.routePath, { version, lang: locale.lang })),
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
        counterparts.some((counterpart) => isEqualPath(counterpart, record.routePath)),
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
