import { useEffect } from 'react';
import { usePagePath } from './usePagePath';

/** Blocks that the build knows the types of. */
const TYPED = 'pre[data-run][data-lang="ts"] > code';

/** Shows the types of identifiers that a reader points at or taps. All of it is loaded then. */
export function TypeHints() {
  const pagePath = usePagePath();
  useEffect(() => {
    const onIntent = (event: Event) => {
      const code = event.target instanceof Element && event.target.closest(TYPED);
      if (!code) return;
      // Without the chunk, code reads as it is.
      import(/* webpackChunkName: "types" */ './live').then(
        ({ hintAt }) => hintAt(event as PointerEvent, code, pagePath),
        () => {},
      );
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('click', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('click', onIntent);
    };
  }, [pagePath]);
  return null;
}
