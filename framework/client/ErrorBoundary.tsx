import { Component, type ReactNode, useState } from 'react';
import { useText } from './useText';
import { ROOT_ID, SEARCH_ID } from '../../ui/elementIds';
import { FAILED_CLASS } from '../../ui/sharedNames';

/** What needs scripts to do anything. */
const DEAD_CONTROLS = 'button:not([popovertarget]), input, select, textarea';

/**
 * Keeps a page readable whatever breaks in it, where React alone would leave it empty. At first it is
 * rendered anew, which helps where a translator or an extension has moved elements about. Where that breaks
 * too, what can be seen stays: texts, and links, which need no script. The reader is told.
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

/**
 * The page as it is on the screen: it is replaced only once this is rendered. Controls that would do nothing
 * are disabled, and search, which the inline script could open, is gone.
 */
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

/** In a component of its own, since what it needs may be what has broken. */
function FailureMessage() {
  const t = useText();
  return (
    <p className={FAILED_CLASS} role="alert">
      {t('pageFailedText')}
    </p>
  );
}
