import { useWatchToc } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';

/**
 * Content of a page, watched for headings that come and go. A component of its own because the
 * framework's hook re-renders it: further up, that would hydrate the whole page at once.
 */
export function DocBody({ children }: { children: ReactNode }) {
  const { rspressDocRef } = useWatchToc();
  return (
    <div className="rp-doc rspress-doc" ref={rspressDocRef}>
      {children}
    </div>
  );
}
