import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SPECIAL_CHARS } from '@funtool-docs/runner/evaluator/specialChars';
import { writeChoice } from '@funtool-docs/facts/facets/facets';
import { useSearchParams } from '@rspress/core/runtime';

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
  return { filter: params.get('filter')?.replace(SPECIAL_CHARS, '') ?? '', view };
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

type Params = URLSearchParams;

/** Parameters of the address, and a function that changes what they are by now. */
export type LatestParams = [params: Params, change: (write: (current: Params) => Params) => void];

/**
 * Keeps parameters in the address. `useSearchParams` changes those of the last render, so that two changes
 * in a row would lose the first (https://reactrouter.com/api/hooks/useSearchParams).
 */
export function useLatestParams(): LatestParams {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (write: (current: Params) => Params) => {
    latest.current = write(latest.current);
    setParams(latest.current, { replace: true });
  };
  return [params, change];
}
