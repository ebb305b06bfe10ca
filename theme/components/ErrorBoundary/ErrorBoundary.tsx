import { Component, type ReactNode, useState } from 'react';

/** The framework's element, in which React renders. */
const ROOT_ID = '__rspress_root';

/**
 * Keeps a page readable whatever breaks in it, where React alone would leave it empty. At first it is
 * rendered anew, which helps where a translator or an extension has moved elements about. Where that breaks
 * too, what can be seen stays: texts, and links, which need no script.
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

/** The page as it is on the screen: it is replaced only once this is rendered. */
function LastSeen() {
  const [html] = useState(() => document.getElementById(ROOT_ID)!.innerHTML);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
