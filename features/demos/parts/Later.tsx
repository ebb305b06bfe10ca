import { Component, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import texts from './texts.json';

/**
 * A part of a demo whose code is loaded after that of the page. Until then its prerendered HTML stands; if
 * the code cannot be loaded, or fails, the rest of the page goes on.
 */
export function Later({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <FailureBoundary failure={<p role="alert">{t('failed')}</p>}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}

class FailureBoundary extends Component<{ failure: ReactNode; children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
