import { useEffect } from 'react';

/** Marks the document as hydrated for the starter. Rendered last, to unmount with the page. */
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
