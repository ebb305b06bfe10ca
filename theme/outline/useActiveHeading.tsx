import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { activeHeading } from './activeHeading';
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
