import { Component, type ReactNode, Suspense } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import texts from './texts.json';

/**
 * Lazily loaded part of a demo. Its prerendered HTML stays until the code has loaded; if it fails,
 * the rest of the page keeps working.
 */
export function LazyPart({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <FailureBoundary>
      <Suspense fallback={<output>{t('loading')}</output>}>{children}</Suspense>
    </FailureBoundary>
  );
}

class FailureBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state: { error?: unknown } = {};
  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <LostPart error={error} />;
  }
}

function LostPart({ error }: { error: unknown }) {
  const t = useTexts(texts);
  return (
    <p>
      <Failure error={error} text={t('failed')} button="ft-demo__button" />
    </p>
  );
}
