import type { RouteMeta } from '@rspress/core';

/** Pages that have become a view of another page, which needs scripts; without scripts, they have a table. */
export const MOVED = { '/guide/which-function': '/guide/api/?view=behaviour' };

/**
 * Writes a script that leads from a page to the view that has taken its place, with what the address asks for;
 * empty on all other pages.
 *
 * @param base With a slash at both ends.
 */
export function leadToView(base: string, { routePath }: Pick<RouteMeta, 'routePath'>): string {
  const found = Object.entries(MOVED).find(([path]) => routePath.endsWith(path));
  if (!found) return '';
  const [path, view] = found;
  const target = base + (routePath.slice(0, -path.length) + view).slice(1);
  return `<script>location.replace(${JSON.stringify(target)}+location.search.replace('?','&'))</script>`;
}
