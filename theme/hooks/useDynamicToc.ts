import { useDynamicToc as useOriginalToc } from '@rspress/core/theme-original';
import { useMemo } from 'react';

/** Headings of the page that belong into the outline: depth 2 and 3 (specification, section 3). */
export function useDynamicToc() {
  const toc = useOriginalToc();
  return useMemo(() => toc.filter(({ depth }) => depth === 2 || depth === 3), [toc]);
}
