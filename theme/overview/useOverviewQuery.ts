import { useSearchParams } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

/** What a reader of an overview looks for. */
export interface OverviewQuery {
  /** A keyword; empty where everything is wanted. */
  filter: string;
  view: 'category' | 'alphabetical';
}

const EVERYTHING: OverviewQuery = { filter: '', view: 'category' };

/**
 * Keeps what a reader of an overview looks for in the address, as `?filter=…&view=alphabetical`.
 *
 * @returns The query, which is empty until the page has hydrated, and a function that replaces it.
 */
export function useOverviewQuery(): [OverviewQuery, (query: OverviewQuery) => void] {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(EVERYTHING);
  // The input must follow each key at once, and the router does not: the address is read on arrival only.
  useEffect(() => {
    if (params.size > 0) setQuery(fromParams(params));
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  const update = (next: OverviewQuery) => {
    setQuery(next);
    setParams((current) => toParams(current, next), { replace: true });
  };
  return [query, update];
}

function fromParams(params: URLSearchParams): OverviewQuery {
  const isAlphabetical = params.get('view') === 'alphabetical';
  return {
    filter: params.get('filter') ?? '',
    view: isAlphabetical ? 'alphabetical' : EVERYTHING.view,
  };
}

function toParams(current: URLSearchParams, query: OverviewQuery): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const key of ['filter', 'view'] as const) {
    if (query[key] === EVERYTHING[key]) params.delete(key);
    else params.set(key, query[key]);
  }
  return params;
}
