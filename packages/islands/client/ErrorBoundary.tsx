import { Component, type ReactNode, useRef, useState } from 'react';
import { pageTexts } from 'site-texts';
import { useTexts } from './useTexts';
import { ACTION, FAILED_CLASS } from '@funtool-docs/shared/sharedNames';

/** Enhancements go on without React. */
const DEAD_CONTROLS = `button:not([popovertarget], [${ACTION}]), input, select, textarea`;

interface ErrorBoundaryProps {
  /** Finds the element that contains all of the children, and nothing else. */
  container: () => Element;
  children: ReactNode;
}

/**
 * Keeps a page, or an island, readable after an error, which would unmount it. It renders once
 * more, which helps after a translator or extension has moved elements, and then keeps the HTML on
 * screen.
 */
export function ErrorBoundary({ container, children }: ErrorBoundaryProps) {
  const seen = useRef<Element>(undefined);
  /** At the first error: the next one comes when the page is gone. */
  const keep = () => (seen.current ??= container().cloneNode(true) as Element);
  return (
    <Boundary
      onError={keep}
      fallback={<Boundary fallback={<LastSeen keep={keep} />}>{children}</Boundary>}
    >
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  onError?: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Keeps the HTML without panels, which the starter could open. */
function LastSeen({ keep }: { keep: () => Element }) {
  const [html] = useState(() => {
    const seen = keep();
    for (const panel of seen.querySelectorAll('dialog')) panel.remove();
    for (const control of seen.querySelectorAll<HTMLInputElement>(DEAD_CONTROLS)) {
      control.disabled = true;
    }
    return seen.innerHTML;
  });
  return (
    <>
      <Boundary fallback={null}>
        <FailureMessage />
      </Boundary>
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** A component of its own, since `useTexts` may be what throws. */
function FailureMessage() {
  const t = useTexts(pageTexts);
  return (
    <p className={FAILED_CLASS} role="alert">
      {t('pageFailed')}
    </p>
  );
}
