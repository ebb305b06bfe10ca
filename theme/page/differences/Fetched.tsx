import type { ReactNode } from 'react';
import { Failure } from '../../../packages/islands/client/Failure';
import { useFetched } from '../../../packages/islands/client/useFetched';
import { useTexts } from '../../../packages/islands/client/useTexts';
import styles from './differences.css?url';
import texts from './texts.json';

interface FetchedProps<Data> {
  /** From the root of the site. */
  path: string;
  children: (data: Data) => ReactNode;
}

/** Shows a file of the site once it is there, and offers another attempt if it cannot be loaded. */
export function Fetched<Data>({ path, children }: FetchedProps<Data>) {
  const t = useTexts(texts);
  const { data, error, retry } = useFetched<Data>(`/${path}`);
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {error !== undefined && (
        <p>
          <Failure error={error} text={t('failed')} button="ft-differences__retry">
            <button className="ft-differences__retry" type="button" onClick={retry}>
              {t('retry')}
            </button>
          </Failure>
        </p>
      )}
      {!data && error === undefined && <output>{t('loading')}</output>}
      {data && children(data)}
    </>
  );
}
