import { useLocation } from '@rspress/core/runtime';
import type { Header } from '@rspress/shared';
import { useCallback, useState } from 'react';
import { activeHeading } from '../support/activeHeading';
import { useThrottledScroll } from './useThrottledScroll';

/**
 * Tells which section of the page is being read. It replaces the framework's hook of the same name, whose
 * handler runs on every scroll event and which is one section late after a jump to a heading.
 *
 * @param headers Headings of the outline, in the order of the page.
 * @returns `scrolledHeader`, the heading that was last scrolled to the top or past it, and
 *   `activeAnchorId`, the same or else the id of the first heading.
 */
export function useActiveAnchor(headers: Header[]) {
  const { hash } = useLocation();
  const [scrolledId, setScrolledId] = useState<string>();
  const update = useCallback(
    () =>
      setScrolledId(
        activeHeading(
          headers.map(({ id }) => id),
          hash,
        ),
      ),
    [headers, hash],
  );
  useThrottledScroll(update, 100);
  const scrolledHeader = headers.find(({ id }) => id === scrolledId);
  return { scrolledHeader, activeAnchorId: scrolledHeader?.id ?? headers[0]?.id };
}
