import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import { importInTurn } from '../../framework/build/importInTurn';
import { pageMetaOf } from '../../framework/build/pageMeta';
import type { PageRecord } from '../../content/pageRecord';
import { headTags } from './headTags';
import { readSitePages, type SitePage, translationsOf } from './sitePages';
import { writeFiles } from './writeFiles';
import { readDates } from '../reference/build/lastUpdated';

/** Key prefix of texts that only build output shows, so the client does not get them. */
const BUILD_ONLY = 'llms.';

/**
 * Adds metadata to page heads, and writes social images, icons, Markdown, the sitemap and
 * manifests. The development server has none of it.
 */
export function discovery(root: string): RspressPlugin {
  let pages: SitePage[] = [];
  let dates = new Map<string, string>();
  const describeRoute = ({ routePath }: RouteMeta): string => {
    const page = pages.find(({ route }) => route === routePath);
    return page ? headTags(page, translationsOf(page, pages), dates.get(page.file)) : '';
  };
  return {
    name: 'discovery',
    config(config, _utils, isProduction) {
      if (!isProduction) return config;
      pages = readSitePages(root);
      dates = readDates(root);
      return { ...config, head: [...(config.head ?? []), describeRoute] };
    },
    markdown: {
      remarkPlugins: [
        function remarkMarkdown(this: Processor) {
          return () => {
            const meta = pageMetaOf<PageRecord>(this);
            meta.hasMarkdown = pages.length > 0;
          };
        },
      ],
    },
    i18nSource: (texts) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith(BUILD_ONLY))),
    async afterBuild({ outDir }, isProduction) {
      if (!isProduction) return;
      const { createFiles } = await importInTurn(() => import('./createFiles'));
      await writeFiles(outDir!, await createFiles({ pages, dates, root }));
    },
  };
}
