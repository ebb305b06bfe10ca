import { Component, type ReactNode, Suspense } from 'react';
import { Failure } from '../../../framework/client/Failure';
import { useTexts } from '../../../framework/client/useTexts';
import texts from './texts.json';

/**
 * Lazily loaded part of a demo. Its prerendered HTML stays until the code has loaded; if it fails,
 * the rest of the page keeps working.
 */
export function LazyPart({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <FailureBoundary
      show={(error) => (
        <p>
          <Failure error={error} text={t('failed')} button="ft-demo__button" />
        </p>
      )}
    >
      <Suspense fallback={<output>{t('loading')}</output>}>{children}</Suspense>
    </FailureBoundary>
  );
}

interface BoundaryProps {
  show: (error: unknown) => ReactNode;
  children: ReactNode;
}

class FailureBoundary extends Component<BoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state: { error?: unknown } = {};
  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.show(error);
  }
}
