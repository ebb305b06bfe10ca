import { usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { fetchData } from '../../../framework/client/fetchData';
import { claimsPathOf } from '../claimsPath';

/** Code of claims by their ids. */
type Claims = Record<string, string>;

const loads = new Map<string, Promise<Claims>>();

/**
 * Loads the code of the claims of the page once.
 *
 * @returns `undefined` while it is being loaded, `null` if that failed.
 */
export function useClaims(): Claims | null | undefined {
  const path = claimsPathOf(usePage().page.routePath);
  const [claims, setClaims] = useState<Claims | null>();
  useEffect(() => {
    let isWanted = true;
    const set = (value: Claims | null) => isWanted && setClaims(value);
    load(path).then(set, () => set(null));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return claims;
}

function load(path: string): Promise<Claims> {
  const started = loads.get(path);
  if (started) return started;
  const promise = fetchData<Claims>(path);
  loads.set(path, promise);
  // The next attempt may succeed.
  promise.catch(() => loads.delete(path));
  return promise;
}
