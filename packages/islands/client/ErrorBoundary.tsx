import { Component, type ReactNode, useState } from 'react';
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
 * Keeps a page, or an island, readable after an error, where React would unmount it. It renders once
 * more, which helps after a translator or extension has moved elements, and then keeps the HTML on
 * screen.
 */
export function ErrorBoundary({ container, children }: ErrorBoundaryProps) {
  return (
    <Boundary
      fallback={<Boundary fallback={<LastSeen container={container} />}>{children}</Boundary>}
    >
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Keeps the HTML without panels, which the starter could open. */
function LastSeen({ container }: Pick<ErrorBoundaryProps, 'container'>) {
  const [html] = useState(() => {
    const seen = container().cloneNode(true) as Element;
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
