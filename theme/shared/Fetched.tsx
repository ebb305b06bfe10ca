import type { ReactNode } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useFetched } from '@funtool-docs/islands/client/useFetched';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { Locale } from '../../site.config';

interface FetchedProps<Data> {
  /** From the root of the site, with a slash. */
  path: string;
  /** Texts while it loads and if it cannot be loaded. */
  texts: Record<'loading' | 'failed' | 'retry', Record<Locale, string>>;
  /** Class of the buttons. */
  button?: string;
  children: (data: Data) => ReactNode;
}

/** Shows a file of the site once it is there, and offers another attempt if it cannot be loaded. */
export function Fetched<Data>({ path, texts, button, children }: FetchedProps<Data>) {
  const t = useTexts(texts);
  const { data, error, retry } = useFetched<Data>(path);
  if (data) return children(data);
  if (error === undefined) return <output>{t('loading')}</output>;
  return (
    <p>
      <Failure error={error} text={t('failed')} {...(button && { button })}>
        <button className={button} type="button" onClick={retry}>
          {t('retry')}
        </button>
      </Failure>
    </p>
  );
}
