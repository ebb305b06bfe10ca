import { useEffect, useState } from 'react';
import { fetchData } from './fetchData';

export interface FetchState<Data> {
  data?: Data;
  /** The reason why it could not be loaded. */
  error?: unknown;
  /** Asks again. */
  retry: () => void;
}

/**
 * Loads a data file of the build when a component is first shown.
 *
 * @param path From the root of the site.
 */
export function useFetched<Data>(path: string): FetchState<Data> {
  const [state, setState] = useState<{ data?: Data; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    fetchData<Data>(path).then(
      (data) => isShown && setState({ data }),
      (error: unknown) => isShown && setState({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [path, attempt]);
  const retry = () => {
    setState({});
    setAttempt((count) => count + 1);
  };
  return { ...state, retry };
}
