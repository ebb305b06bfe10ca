import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';
import { useOutlineHeaders } from './useOutlineHeaders';
import { useThrottledScroll } from '../../ui/useThrottledScroll';

/**
 * Tracks the current heading, if any. Each component that shows it does so itself: a context that
 * changes above the content would have React hydrate the content in one piece.
 */
export function useActiveHeading(): Header | undefined {
  const headers = useOutlineHeaders();
  const { hash } = useLocation();
  const [id, setId] = useState<string>();
  const update = useCallback(() => {
    const ids = headers.map((header) => header.id);
    setId(activeHeading(ids, hash));
  }, [headers, hash]);
  useThrottledScroll(update, 100);
  return headers.find((header) => header.id === id);
}

/** Distance below the bars at which a heading counts as reached, in pixels. */
const TOLERANCE = 48;

/**
 * At the end of the page, where the last headings cannot reach the top, the one in the hash or else
 * the last is current.
 */
function activeHeading(ids: string[], hash: string): string | undefined {
  const { scrollHeight } = document.documentElement;
  const { scrollY, innerHeight } = window;
  const line = readingLine();
  const passed = ids.findLast((id) => top(id) <= line);
  if (scrollY === 0 || scrollY + innerHeight < scrollHeight - 1) return passed;
  const named = ids.find((id) => `#${encodeURIComponent(id)}` === hash || `#${id}` === hash);
  return named && top(named) > line ? named : ids.at(-1);
}

function top(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}

function readingLine(): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return (padding || 0) + TOLERANCE;
}
