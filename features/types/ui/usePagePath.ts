import { usePage, useSite } from '@rspress/core/runtime';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';

/** Returns the path of the page within its language: `/guide/api/array/at`. */
export function usePagePath(): string {
  const { page } = usePage();
  const { site } = useSite();
  return useLocalizedPath()(page.routePath, { lang: site.lang });
}
