import { useSearchParams } from '@rspress/core/runtime';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { type Choice, readChoice, writeChoice } from '@funtool-docs/facts/facets/facets';

/** Keeps the choice in the URL, as `?takes=array&returns=boolean`; it is empty until hydration. */
export function useChoice(): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const choose = (choice: Choice) =>
    setParams((current) => writeChoice(current, choice), { replace: true });
  return [isHydrated ? readChoice(params) : {}, choose];
}
