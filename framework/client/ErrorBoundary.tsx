import { Component, type ReactNode, useState } from 'react';
import { useText } from './useText';
import { ROOT_ID, SEARCH_ID } from '../../ui/elementIds';
import { ACTION, FAILED_CLASS } from '../../ui/sharedNames';

/** Enhancements go on without React. */
const DEAD_CONTROLS = `button:not([popovertarget], [${ACTION}]), input, select, textarea`;

/**
 * Keeps a page readable after an error, where React would unmount it. It renders once more, which
 * helps after a translator or extension has moved elements, and then keeps the HTML on screen.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={<Boundary fallback={<LastSeen />}>{children}</Boundary>}>
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

/** Keeps the HTML without search, which the starter could open. */
function LastSeen() {
  const [html] = useState(() => {
    const page = document.getElementById(ROOT_ID)!.cloneNode(true) as HTMLElement;
    page.querySelector(`dialog#${SEARCH_ID}`)?.remove();
    for (const control of page.querySelectorAll<HTMLInputElement>(DEAD_CONTROLS)) {
      control.disabled = true;
    }
    return page.innerHTML;
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

/** A component of its own, since `useText` may be what throws. */
function FailureMessage() {
  const t = useText();
  return (
    <p className={FAILED_CLASS} role="alert">
      {t('pageFailedText')}
    </p>
  );
}
