import { usePage } from '@rspress/core/runtime';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import {
  type Difference,
  type PageDifferences,
  type Peer,
  PEERS,
  differencesPath,
  peerName,
} from '@funtool-docs/facts/differences/differences';
import shared from '@funtool-docs/facts/differences/texts.json';
import { Fetched } from '../../shared/Fetched';
import styles from './differences.css?url';
import { type ResultRow, ResultTable } from './ResultTable';
import texts from './texts.json';
import { Code } from '../../shared/Code';

const TEXTS = { ...shared, ...texts };

/** The calls of an API page whose results differ; lazy-loaded, since most readers do not open it. */
export function DifferenceRows() {
  const { page } = usePage();
  const [, of] = page.routePath.split('/guide/api/');
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <Fetched<PageDifferences>
        path={`/${differencesPath(of!)}`}
        texts={texts}
        button="ft-differences__retry"
      >
        {(data) => <Rows {...data} />}
      </Fetched>
    </>
  );
}

function Rows({ counterparts, counts, rows }: PageDifferences) {
  const t = useTexts(TEXTS);
  const peers = PEERS.filter((peer) => counts[peer]);
  const columns = ['funtool', ...peers.map((peer) => peerName(peer, t('native')))];
  return (
    <>
      <ul>
        {Object.entries(counterparts).map(([name, byPeer]) => (
          <li key={name}>
            <Code>{name}</Code>:{' '}
            {peers.map((peer) => (
              <span className="ft-differences__counterpart" key={peer}>
                {peerName(peer, t('native'))} {byPeer[peer] ? <Code>{byPeer[peer]}</Code> : '–'}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {rows.length > 0 ? (
        <ResultTable
          columns={columns.map((name) => ({ name }))}
          rows={rows.map((row) => toRow(row, peers, t('refused')))}
        />
      ) : (
        <p>{t('none')}</p>
      )}
    </>
  );
}

function toRow(row: Difference, peers: Peer[], refused: string): ResultRow {
  const { input, setup, funtool, results, differs } = row;
  return {
    input,
    setup,
    ...(row.refused && { note: refused }),
    results: [
      { text: funtool },
      ...peers.map((peer) => ({ text: results[peer], differs: differs.includes(peer) })),
    ],
  };
}
