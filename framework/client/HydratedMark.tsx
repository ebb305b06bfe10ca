import { useEffect } from 'react';

/**
 * Marks the document while it is hydrated, and dispatches `hydrated` for the starter. Rendered after the rest
 * of the page, so that it unmounts with it.
 */
export function HydratedMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    document.dispatchEvent(new Event('hydrated'));
    return () => {
      delete dataset['hydrated'];
    };
  }, []);
  return null;
}
