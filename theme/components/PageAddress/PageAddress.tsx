import {
  Head,
  normalizeHrefInRuntime,
  routePathToMdPath,
  usePage,
  useSite,
  withBase,
  withSiteOrigin,
} from '@rspress/core/runtime';
import type { PageWithMarkdown } from '../../support/pageRecord';

/**
 * Names the page's own address in the head of the document, and the one of its Markdown, which only
 * sites with Markdown have. The 404 page has no address, and is not for search engines.
 */
export function PageAddress() {
  const { page } = usePage();
  const { site } = useSite();
  const { routePath, pageType } = page;
  if (pageType === '404') {
    return (
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    );
  }
  if (!site.siteOrigin) return null;
  const address = withSiteOrigin(withBase(normalizeHrefInRuntime(routePath)));
  const markdown = withSiteOrigin(routePathToMdPath(routePath));
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {(page as PageWithMarkdown).hasMarkdown && (
        <link rel="alternate" type="text/markdown" href={markdown} />
      )}
    </Head>
  );
}
