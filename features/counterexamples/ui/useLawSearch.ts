import { useEffect, useRef, useState } from 'react';
import type { RunnableLaw, Start } from '../engine/finding';
import { type LawSearch, type SearchResult, startLawSearch } from '../session/createLawSearch';

/** What is known of the last search. */
export interface Searched {
  law: RunnableLaw;
  /** Absent while it is under way. */
  result?: SearchResult;
}

/** Searches for counterexamples; the last search ends with the component. */
export function useLawSearch() {
  const search = useRef<LawSearch>(undefined);
  const [searched, setSearched] = useState<Searched>();
  useEffect(() => () => search.current?.stop(), []);
  const start = (law: RunnableLaw, from: Start, onResult: (result: SearchResult) => void) => {
    search.current?.stop();
    const current = startLawSearch(law, from);
    search.current = current;
    setSearched({ law });
    void current.result.then((result) => {
      if (search.current !== current) return;
      setSearched({ law, result });
      onResult(result);
    });
  };
  const forget = () => {
    const last = search.current;
    search.current = undefined;
    last?.stop();
    setSearched(undefined);
  };
  return { searched, start, stop: () => search.current?.stop(), forget };
}
