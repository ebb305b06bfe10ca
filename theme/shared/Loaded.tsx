import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { waitFor } from '@funtool-docs/shared/dom';
import i18n from '../i18n.json';

/** Not `useText`: islands would load all texts. */
const TEXTS = {
  loading: i18n['part.loadingText'],
  failed: i18n['part.failedText'],
  retry: i18n.searchRetryText,
};

interface LoadedProps<Data> {
  /** Loads code or data, once, and again each time the reader asks for it after a failure. */
  load: () => Promise<Data>;
  /** A control on which the page shows that it waits. */
  control?: RefObject<Element | null>;
  /** Stands there until it is loaded; by default a text says that it loads. */
  fallback?: ReactNode;
  /** Stands there if it cannot be loaded; by default what stood there before. */
  lost?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what is loaded when it is first needed, or that it could not be, with a button to try again. HTML
 * that was prerendered of it stays until it is there.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { load, control, fallback, lost = fallback, children } = props;
  const t = useTexts(TEXTS);
  const [{ loading, Part }, setAttempt] = useState(() => attempt(load));
  useEffect(() => {
    if (control?.current) waitFor(control.current, loading);
  }, [control, loading]);
  return (
    <Suspense fallback={fallback === undefined ? <output>{t('loading')}</output> : fallback}>
      <Part lost={lost} onRetry={() => setAttempt(attempt(load))}>
        {children}
      </Part>
    </Suspense>
  );
}

interface PartProps<Data> extends Pick<LoadedProps<Data>, 'lost' | 'children'> {
  onRetry: () => void;
}

/** Begins to load; what shows it settles, since React reports errors that it catches in the console. */
function attempt<Data>(load: () => Promise<Data>) {
  const loading = load();
  const settled: Promise<(props: PartProps<Data>) => ReactNode> = loading.then(
    (data) =>
      ({ children }) =>
        children(data),
    (error: unknown) => (props) => <Lost error={error} {...props} />,
  );
  return { loading, Part: lazy(async () => ({ default: await settled })) };
}

/** Says that something could not be loaded, with a button to try again. */
function Lost({ error, lost, onRetry }: Omit<PartProps<never>, 'children'> & { error: unknown }) {
  const t = useTexts(TEXTS);
  return (
    <>
      <Failure error={error} text={t('failed')} button="ft-button">
        <button className="ft-button" type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      </Failure>
      {lost}
    </>
  );
}
