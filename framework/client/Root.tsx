import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { findPage } from './findPage';
import { ErrorBoundary } from './ErrorBoundary';
import { HydratedMark } from './HydratedMark';
import './Root.css';

const NOT_FOUND_DOCUMENT = 'ft-not-found-document';

/**
 * Lets the 404 document hydrate. Hosts serve one `404.html`, prerendered in the default language, for
 * every path that is no file: also below another language, and for addresses that mean a page, such as
 * `/guide/index`. So it stays hidden until it is clear that it is wanted, and in which language.
 */
export function Root({ children }: { children: ReactNode }) {
  useRootSlash();
  useOwnAddress();
  const { context, layout } = useOwnPage(children);
  const { site } = useSite();
  const isNotFound = useNotFoundDocument(context.data?.pageType);
  const isUnknown = useUnknownPath(isNotFound);
  const prerendered = useMemo(
    () => ({ ...context, data: { ...context.data, ...notFoundRecord(site) } }),
    [context, site],
  );
  const isSettled = !isNotFound || isUnknown;
  const content = (
    <ErrorBoundary>
      {layout}
      {isSettled && <HydratedMark />}
    </ErrorBoundary>
  );
  if (isSettled) {
    return <PageContext.Provider value={context}>{content}</PageContext.Provider>;
  }
  return (
    <PageContext.Provider value={prerendered as typeof context}>
      <div className={NOT_FOUND_DOCUMENT}>{content}</div>
    </PageContext.Provider>
  );
}

/**
 * The page as it is at first. A prerendered document never shows another one, but the framework reads the
 * data of the page again once it is hydrated, and would render all of it a second time.
 */
function useOwnPage(layout: ReactNode) {
  const context = useContext(PageContext);
  const [own] = useState({ context, layout });
  return process.env.NODE_ENV === 'production' ? own : { context, layout };
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

/** Leads a reader of the 404 document to the page that the address means; tells whether there is none. */
function useUnknownPath(isNotFound: boolean): boolean {
  const { site } = useSite();
  const { pathname, search, hash } = useLocation();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (!isNotFound) return;
    findPage(pathname, site.lang)
      .catch(() => undefined)
      .then((address) => {
        // The host has no such document although there should be one: asking again would never end.
        const isAsked = address === window.location.pathname;
        if (address && !isAsked) window.location.replace(address + search + hash);
        else setUnknown(true);
      });
    // oxlint-disable-next-line react/exhaustive-deps -- only the address of the document was not found
  }, [isNotFound]);
  return isUnknown;
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

/** A document belongs to its address: whatever else the history leads to is loaded. */
function useOwnAddress(): void {
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  useEffect(() => {
    if (pathname !== own) window.location.reload();
  }, [pathname, own]);
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
