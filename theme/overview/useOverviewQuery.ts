import { useLayoutEffect, useState } from 'react';
import { writeChoice } from '@funtool-docs/facts/facets/facets';
import type { LatestParams } from './useLatestParams';

export const VIEWS = ['category', 'task', 'alphabetical', 'behaviour'] as const;

export type View = (typeof VIEWS)[number];

export interface OverviewQuery {
  filter: string;
  view: View;
}

const EVERYTHING: OverviewQuery = { filter: '', view: 'category' };

/**
 * Keeps the query in the URL, as `?filter=…&view=alphabetical`; it is empty until hydration.
 *
 * @returns The query, and a function that changes a part of it.
 */
export function useOverviewQuery([params, change]: LatestParams): [
  OverviewQuery,
  (part: Partial<OverviewQuery>) => void,
] {
  const [query, setQuery] = useState(EVERYTHING);
  // Read once: the input must follow each key at once, which the router does not. Before other effects:
  // what was typed before hydration is newer (`OverviewFilter.tsx`).
  useLayoutEffect(() => {
    if (params.size > 0) setQuery(fromParams(params));
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  const update = (part: Partial<OverviewQuery>) => {
    setQuery((current) => ({ ...current, ...part }));
    change((current) => toParams(current, { ...fromParams(current), ...part }));
  };
  return [query, update];
}

function fromParams(params: URLSearchParams): OverviewQuery {
  const view = VIEWS.find((name) => name === params.get('view')) ?? EVERYTHING.view;
  return { filter: params.get('filter') ?? '', view };
}

function toParams(current: URLSearchParams, query: OverviewQuery): URLSearchParams {
  // What a reader chose belongs to the view by behaviour.
  const params =
    query.view === 'behaviour' ? new URLSearchParams(current) : writeChoice(current, {});
  for (const key of ['filter', 'view'] as const) {
    if (query[key] === EVERYTHING[key]) params.delete(key);
    else params.set(key, query[key]);
  }
  return params;
}
