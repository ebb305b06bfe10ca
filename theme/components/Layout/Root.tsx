import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

/**
 * Lets the 404 page hydrate. Hosts serve one `404.html` for every unknown path, prerendered in the
 * default language, so the page's own language may only be shown after hydration.
 */
export function Root({ children }: { children: ReactNode }) {
  useRootSlash();
  const context = useContext(PageContext);
  const { site } = useSite();
  const hydrated = useHydrated();
  const { data } = context;
  const prerendered = data?.pageType === '404' && !hydrated;
  const value = useMemo(
    () => (prerendered ? { ...context, data: { ...data, lang: site.lang } } : context),
    [context, data, prerendered, site.lang],
  );
  return <PageContext.Provider value={value as typeof context}>{children}</PageContext.Provider>;
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
