import { PageContext, useSite } from '@rspress/core/runtime';
import { type ReactNode, useContext, useMemo } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

/**
 * Lets the 404 page hydrate. Hosts serve one `404.html` for every unknown path, prerendered in the
 * default language, so the page's own language may only be shown after hydration.
 */
export function Root({ children }: { children: ReactNode }) {
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
