import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useHydrated, useHydratedMark } from '../../hooks/useHydrated';
import './Root.css';

const NOT_FOUND_DOCUMENT = 'ft-not-found-document';

/**
 * Lets the 404 document hydrate. Hosts serve one `404.html`, prerendered in the default language, for
 * every path that is no file: also below another language, and for addresses that the router knows, such
 * as `/guide/index`. So it stays hidden until it has hydrated, and only then the wanted page is shown.
 */
export function Root({ children }: { children: ReactNode }) {
  useRootSlash();
  useHydratedMark();
  const context = useContext(PageContext);
  const { site } = useSite();
  const hydrated = useHydrated();
  const isNotFound = useNotFoundDocument(context.data?.pageType);
  const prerendered = useMemo(
    () => ({ ...context, data: { ...context.data, ...notFoundRecord(site) } }),
    [context, site],
  );
  if (!isNotFound || hydrated) return children;
  return (
    <PageContext.Provider value={prerendered as typeof context}>
      <div className={NOT_FOUND_DOCUMENT}>{children}</div>
    </PageContext.Provider>
  );
}

/** Tells whether the document that the host sent is `404.html`, whatever the address says. */
function useNotFoundDocument(pageType: string | undefined): boolean {
  const [isNotFound] = useState(() =>
    typeof document === 'undefined'
      ? pageType === '404'
      : document.querySelector(`.${NOT_FOUND_DOCUMENT}`) !== null,
  );
  return isNotFound;
}

function notFoundRecord({ lang, multiVersion }: ReturnType<typeof useSite>['site']) {
  const version = multiVersion.default;
  return {
    pageType: '404',
    title: '404',
    routePath: '/404',
    lang,
    version,
    frontmatter: {},
    toc: [],
  };
}

/** The router leaves out the slash of the site's base, which is the address of its root. */
function useRootSlash(): void {
  const { site } = useSite();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    if (`${window.location.pathname}/` !== site.base) return;
    window.history.replaceState(window.history.state, '', site.base + search + hash);
  }, [site.base, pathname, search, hash]);
}
