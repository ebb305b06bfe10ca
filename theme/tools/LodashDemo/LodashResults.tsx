import { useEffect, useMemo } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useFetched } from '@funtool-docs/islands/client/useFetched';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { type LodashNames, LODASH_PATH } from '@funtool-docs/facts/differences/differences';
import { findLodashNames } from '@funtool-docs/facts/differences/lookup/findLodashNames';
import { LodashVerdict } from './LodashVerdict';
import { writeLinkHash } from '../parts/writeLinkHash';
import { readLinkedNames, writeNames } from './namesInAddress';
import { countVerdicts, findLodashName } from './verdict';
import texts from './texts.json';
import { Code } from '../../shared/Code';

const isLink = (hash: string) => readLinkedNames(hash).names.length > 0;

interface LodashResultsProps {
  code: string;
  /** Called once the names are in the address. */
  onAddress: () => void;
}

/** The verdict on each function of lodash in a piece of code; lazy-loaded with its data. */
export default function LodashResults({ code, onAddress }: LodashResultsProps) {
  const t = useTexts(texts);
  const { data, error, retry } = useFetched<LodashNames>(`/${LODASH_PATH}`);
  const names = useMemo(() => findLodashNames(code), [code]);
  useEffect(() => {
    writeLinkHash(writeNames(names), isLink);
    onAddress();
  }, [names, onAddress]);
  useEffect(() => () => writeLinkHash('', isLink), []);
  if (error !== undefined) {
    return (
      <p>
        <Failure error={error} text={t('failed')} button="ft-demo__button">
          <button className="ft-demo__button" type="button" onClick={retry}>
            {t('retry')}
          </button>
        </Failure>
      </p>
    );
  }
  if (!data) return <p>{t('loading')}</p>;
  if (names.length === 0) return <p>{t('nothing')}</p>;
  return (
    <>
      <p>{t('found', countVerdicts(names, data))}</p>
      <dl className="ft-demo__results">
        {names.map((name) => (
          <div key={name}>
            <dt>
              <Code>_.{name}</Code>
            </dt>
            <LodashVerdict entry={findLodashName(data.names, name)} version={data.version} />
          </div>
        ))}
      </dl>
    </>
  );
}
