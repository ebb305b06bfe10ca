import { useSearchParams } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

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
