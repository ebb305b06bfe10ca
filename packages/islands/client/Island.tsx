import { usePage } from '@rspress/core/runtime';
import { type ReactNode, useState } from 'react';
import { HYDRATED, ISLAND } from '@funtool-docs/shared/sharedNames';
import { useHydrated } from './useHydrated';
import './Island.css';

/** A part of the page that hydrates alone. */
interface IslandRoot {
  /** Contains what was prerendered, and nothing else. */
  container: Element;
  /** The prerendered content. */
  content: ReactNode;
}

/** By the name of an island: finds its root in its element, unless an extension has removed it. */
export type Islands = Record<string, (element: HTMLElement) => IslandRoot | undefined>;

interface IslandProps {
  /** Its key in the module of islands; `#name=0` in the address hydrates the first one. */
  name: string;
  /** Its content at first. */
  children: ReactNode;
}

/** React hydrates nothing within an element that has `dangerouslySetInnerHTML`, and keeps its HTML. */
const KEPT = { __html: '' };

/**
 * A part of the page that hydrates alone, once the reader is at it: with a root of its own
 * (`islands.tsx`), so the page leaves it as it was prerendered. A page that renders anew, as after an
 * error, renders it as any other part; so does the 404 document, whose language is known late.
 */
export function Island({ name, children }: IslandProps) {
  const { page } = usePage();
  const isHydrated = useHydrated();
  const [isKept] = useState(!isHydrated && !process.env['__SSR__']);
  if (page.pageType === '404') return <div className="ft-island">{children}</div>;
  const marks = { className: 'ft-island', [ISLAND]: name };
  if (isKept) return <div {...marks} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <div {...marks} {...(isHydrated && { [HYDRATED]: '' })}>
      {children}
    </div>
  );
}
