import { Component, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import texts from './texts.json';

/**
 * Lazily loaded part of a demo. Its prerendered HTML stays until the code has loaded; if it fails,
 * the rest of the page keeps working.
 */
export function LazyPart({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <FailureBoundary failure={<p role="alert">{t('failed')}</p>}>
      <Suspense fallback={<output>{t('loading')}</output>}>{children}</Suspense>
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
