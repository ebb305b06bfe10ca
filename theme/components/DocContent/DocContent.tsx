import { useLocation, useSite } from '@rspress/core/runtime';
import { DocContent as OriginalDocContent } from '@rspress/core/theme-original';
import { type ComponentProps, ViewTransition } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';

/**
 * The content of a page. A change of the page is animated where `themeConfig.enableContentAnimation` is
 * set, the browser supports view transitions and the reader has not asked for less motion
 * (specification, section 2.1). The framework accepts the setting and does nothing with it.
 */
export function DocContent(props: ComponentProps<typeof OriginalDocContent>) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const content = <OriginalDocContent {...props} />;
  if (!site.themeConfig.enableContentAnimation || isCalm) return content;
  return <ViewTransition key={pathname}>{content}</ViewTransition>;
}
