import {
  PageContext,
  useLocation,
  useNavigationType,
  useSite,
  warmPageData,
} from '@rspress/core/runtime';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { findPage } from './findPage';
import { ErrorBoundary } from './ErrorBoundary';
import { HydratedMark } from './useHydrated';
import { ROOT_ID } from '@funtool-docs/shared/elementIds';
import './Root.css';
import { openDetails } from '@funtool-docs/shared/dom';

const NOT_FOUND_DOCUMENT = 'ft-not-found-document';

/**
 * Lets the 404 document hydrate. Hosts serve one `404.html`, in the default language, for every
 * path that is no file, such as the alias `/guide/index`. It stays hidden until it is known whether
 * it is wanted, and in which language.
 */
export function Root({ children }: { children: ReactNode }) {
  useRootSlash();
  useOwnAddress();
  useSettledPage();
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
    <ErrorBoundary container={findRoot}>
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

const findRoot = () => document.getElementById(ROOT_ID)!;

/** Keeps the page of the document while another one is loaded (`useOwnAddress`). */
function useOwnPage(layout: ReactNode) {
  const context = useContext(PageContext);
  const [own] = useState({ context, layout });
  return process.env.NODE_ENV === 'production' ? own : { context, layout };
}

/**
 * Hands the page's data to Rspress, which asks for it again after hydration (`runtime/App.js`). Other
 * data would change a context, and all that uses it would render once more.
 */
function useSettledPage(): void {
  const { data } = useContext(PageContext);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    warmPageData(pathname, data!);
    // oxlint-disable-next-line react/exhaustive-deps -- a document has one page
  }, []);
}

/** Tells whether the host sent `404.html`, whatever the address says. */
function useNotFoundDocument(pageType: string | undefined): boolean {
  const [isNotFound] = useState(() =>
    typeof document === 'undefined'
      ? pageType === '404'
      : document.querySelector(`.${NOT_FOUND_DOCUMENT}`) !== null,
  );
  return isNotFound;
}

/** Redirects to the page that the address means; returns whether there is none. */
function useUnknownPath(isNotFound: boolean): boolean {
  const { site } = useSite();
  const { pathname, search, hash } = useLocation();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (!isNotFound) return;
    findPage(pathname, site.lang)
      .catch(() => undefined)
      .then((address) => {
        // The host lacks a document that should exist: asking again would never end.
        const isAsked = address === window.location.pathname;
        if (!address || isAsked) return setUnknown(true);
        const [path = '', encoded = hash] = address.split(/(?=#)/);
        window.location.replace(path + search + encoded);
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

/** Reloads when the history leads to another page: a document has only its own data. */
function useOwnAddress(): void {
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  useEffect(() => {
    if (pathname !== own) window.location.reload();
  }, [pathname, own]);
}

/** Adds the slash that Rspress' router drops from the address of the site's root. */
function useRootSlash(): void {
  const { site } = useSite();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    if (`${window.location.pathname}/` !== site.base) return;
    window.history.replaceState(window.history.state, '', site.base + search + hash);
  }, [site.base, pathname, search, hash]);
}

/**
 * Lets the browser scroll to the target of a link within the page, so that Tab continues there. On
 * load and traversal it has scrolled already: Rspress' hooks, replaced here, would scroll again.
 */
export function useScrollReset(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'PUSH') return;
    openDetails();
    if (hash) window.location.replace(hash);
    else window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- a link to the same place has another key
  }, [key, type]);
}

/** Does nothing: Rspress calls it beside `useScrollReset` on pages with content. */
export function useScrollAfterNav(): void {}
