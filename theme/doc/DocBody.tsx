import { useWatchToc } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';

/**
 * The element with a page's content, watched for headings that come and go. It is a component of its own
 * since the framework renders again what watches: around all of a page that would hydrate it in one piece.
 */
export function DocBody({ children }: { children: ReactNode }) {
  const { rspressDocRef } = useWatchToc();
  return (
    <div className="rp-doc rspress-doc" ref={rspressDocRef}>
      {children}
    </div>
  );
}
