import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useOutlineHeaders } from './useOutlineHeaders';
import { useThrottledScroll } from '../../ui/useThrottledScroll';

const ActiveHeading = createContext<Header | undefined>(undefined);

/** Tracks the current heading for the components that show it. */
export function ActiveHeadingProvider({ children }: { children: ReactNode }) {
  const headers = useOutlineHeaders();
  const { hash } = useLocation();
  const [id, setId] = useState<string>();
  const update = useCallback(() => {
    const ids = headers.map((header) => header.id);
    setId(activeHeading(ids, hash));
  }, [headers, hash]);
  useThrottledScroll(update, 100);
  const heading = headers.find((header) => header.id === id);
  return <ActiveHeading value={heading}>{children}</ActiveHeading>;
}

/** The current heading, if any. */
export function useActiveHeading(): Header | undefined {
  return useContext(ActiveHeading);
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
