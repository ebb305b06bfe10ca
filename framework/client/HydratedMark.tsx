import { useEffect } from 'react';

/**
 * Marks the document as long as all its parts react to clicks and keys, and tells the inline script so.
 * Stands after them, so that the mark goes when they do.
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
