import { usePage } from '@rspress/core/runtime';
import { useFetched } from '../../../framework/client/useFetched';
import { useTexts } from '../../../framework/client/useTexts';
import {
  type Difference,
  type PageDifferences,
  type Peer,
  PEERS,
  differencesPath,
  peerName,
} from '../differences';
import styles from './differences.css?url';
import shared from '../texts.json';
import texts from './texts.json';

const TEXTS = { ...shared, ...texts };

/** The calls of an API page whose results differ; lazy-loaded, since most readers do not open it. */
export function DifferenceRows() {
  const t = useTexts(TEXTS);
  const { page } = usePage();
  const [, of] = page.routePath.split('/guide/api/');
  const { data, failed, retry } = useFetched<PageDifferences>(`/${differencesPath(of!)}`);
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {failed && (
        <p role="alert">
          {t('failed')}{' '}
          <button className="ft-differences__retry" type="button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      {!data && !failed && <output>{t('loading')}</output>}
      {data && <Rows {...data} />}
    </>
  );
}

function Rows({ counterparts, counts, rows }: PageDifferences) {
  const t = useTexts(TEXTS);
  const peers = PEERS.filter((peer) => counts[peer]);
  return (
    <>
      <ul>
        {Object.entries(counterparts).map(([name, byPeer]) => (
          <li key={name}>
            <code>{name}</code>:{' '}
            {peers.map((peer) => (
              <span className="ft-differences__counterpart" key={peer}>
                {peerName(peer, t('native'))} {byPeer[peer] ? <code>{byPeer[peer]}</code> : '–'}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {rows.length > 0 ? <Table peers={peers} rows={rows} /> : <p>{t('none')}</p>}
    </>
  );
}

function Table({ peers, rows }: { peers: Peer[]; rows: Difference[] }) {
  const t = useTexts(TEXTS);
  return (
    <table className="ft-differences">
      <thead>
        <tr>
          {[t('input'), 'funtool', ...peers.map((peer) => peerName(peer, t('native')))].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never change their places
          <Row key={index} row={row} peers={peers} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, peers }: { row: Difference; peers: Peer[] }) {
  const t = useTexts(TEXTS);
  return (
    <tr>
      <td>
        {row.setup && <code className="ft-differences__setup">{row.setup}</code>}
        <code>{row.input}</code>
        {row.refused && <small>{t('refused')}</small>}
      </td>
      <td data-label="funtool">
        <code>{row.funtool}</code>
      </td>
      {peers.map((peer) => (
        <td key={peer} data-label={peerName(peer, t('native'))}>
          {row.differs.includes(peer) && <Mark />}
          {row.results[peer] === undefined ? '–' : <code>{row.results[peer]}</code>}
        </td>
      ))}
    </tr>
  );
}

/** Says that a result is another one; the colour alone would not. */
function Mark() {
  const t = useTexts(TEXTS);
  return (
    <>
      <b className="ft-differences__mark" aria-hidden="true">
        ≠
      </b>
      <span className="ft-visually-hidden">{t('differs')}</span>
    </>
  );
}
