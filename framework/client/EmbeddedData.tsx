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
import { useLocalizedPath } from './useLocalizedPath';
import { usePageSidebar } from './usePageSidebar';
import { DATA_ID } from '../../ui/elementIds';

/** Fields of the page record (specification, section 3) that are not in the chunk with its content. */
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

/**
 * Puts into a prerendered page what its scripts need of the data of the whole site, so that they bring
 * nothing along about other pages. In the browser it is there already.
 */
export function EmbeddedData() {
  const json = useJson();
  return (
    <script
      type="application/json"
      id={DATA_ID}
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

const useJson = process.env['__SSR__'] ? useServerJson : useDocumentJson;

function useDocumentJson(): string {
  return document.getElementById(DATA_ID)?.textContent ?? '';
}

function useServerJson(): string {
  const pages = useEmbeddedPages();
  const sidebar = useEmbeddedSidebar();
  return JSON.stringify({ pages, sidebar, searchIndexHash });
}

/** The page, where it is in other languages and versions, and what an overview lists. */
function useEmbeddedPages(): object[] {
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
  return pages
    .filter(
      ({ routePath, lang: own }) =>
        (isListed(routePath) && own === lang) ||
        counterparts.some((counterpart) => isEqualPath(counterpart, routePath)),
    )
    .map((record) => {
      const isPage = record.routePath === page.routePath;
      if (!isPage && !isListed(record.routePath)) return pick(record, ['routePath']);
      const { overview } = record.frontmatter;
      const fields = isPage
        ? [...FIELDS]
        : ['routePath', 'description', ...(hasHeaders ? ['toc'] : [])];
      return { ...pick(record, fields), ...(overview && { frontmatter: { overview } }) };
    });
}

/** The sidebar of the page; an overview needs all of it. */
function useEmbeddedSidebar(): object {
  const { sidebar } = useLocaleSiteData();
  const { frontmatter } = useFrontmatter();
  const whole = useSidebar();
  const trimmed = usePageSidebar();
  const key = Object.keys(sidebar).find((path) => sidebar[path] === whole);
  return key ? { [key]: frontmatter.overview ? whole : trimmed } : {};
}

function pick(record: object, fields: string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}
