import { usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { claimsPathOf } from '@funtool-docs/checks/claims/claimsPath';

/** Code of claims by their ids. */
type Claims = Record<string, string>;

const loads = new Map<string, Promise<Claims>>();

/**
 * Loads the code of the claims of the page once.
 *
 * @returns The claims once they are loaded, or why they are not.
 */
export function useClaims(): { claims?: Claims; error?: unknown } {
  const path = claimsPathOf(usePage().page.routePath);
  const [state, setState] = useState<ReturnType<typeof useClaims>>({});
  useEffect(() => {
    let isWanted = true;
    const set = (value: typeof state) => isWanted && setState(value);
    load(path).then(
      (claims) => set({ claims }),
      (error: unknown) => set({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return state;
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
