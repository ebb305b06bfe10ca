import { preinit } from 'react-dom';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import {
  type Difference,
  type PageDifferences,
  type Peer,
  peerName,
  PEERS,
  type PageNeighbours,
} from '@funtool-docs/facts/differences/differences';
import shared from '@funtool-docs/facts/differences/texts.json';
import styles from './differences.css?url';
import texts from './texts.json';
import { Code } from '../../shared/Code';
import { SiteLink } from '@funtool-docs/islands/client/SiteLink';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import type { ReactNode } from 'react';

const TEXTS = { ...shared, ...texts };

preinit(styles, { as: 'style', precedence: 'default' });

/** The calls of an API page whose results differ. */
export function DifferenceRows({ counterparts, counts, rows }: PageDifferences) {
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

preinit(styles, { as: 'style', precedence: 'default' });

/** Calls that tell the function of an API page from others of its family. */
export function NeighbourRows({ functions, rows }: PageNeighbours) {
  const localize = useLocalizedPath();
  const columns = functions.map(({ name, page }, index) => ({
    name,
    title: (
      <span translate="no">
        {index > 0 ? <SiteLink href={localize(`/guide/api/${page}`)}>{name}</SiteLink> : name}
      </span>
    ),
  }));
  return (
    <ResultTable
      columns={columns}
      rows={rows.map(({ results, ...row }) => ({
        ...row,
        results: results.map((text) => ({ text, differs: text !== results[0] })),
      }))}
    />
  );
}

export interface ResultRow {
  input: string;
  setup?: string | undefined;
  /** Below the call. */
  note?: string;
  /** Results of the documented function, then of the others; absent where there is nothing to compare. */
  results: { text: string | undefined; differs?: boolean }[];
}

interface ResultTableProps {
  /** Of the results, in their order. */
  columns: { name: string; title?: ReactNode }[];
  rows: ResultRow[];
}

/** Calls and what several functions gave for each. */
function ResultTable({ columns, rows }: ResultTableProps) {
  const t = useTexts(texts);
  return (
    <table className="ft-differences">
      <thead>
        <tr>
          <th scope="col">{t('input')}</th>
          {columns.map(({ name, title = name }) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ input, setup, note, results }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never change their places
          <tr key={index}>
            <td>
              {setup && <Code className="ft-differences__setup">{setup}</Code>}
              <Code>{input}</Code>
              {note && <small>{note}</small>}
            </td>
            {results.map(({ text, differs }, place) => (
              <td key={columns[place]!.name} data-label={columns[place]!.name}>
                {differs && <Mark />}
                {text === undefined ? '–' : <Code>{text}</Code>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Says that a result is another one; the colour alone would not. */
function Mark() {
  const t = useTexts(texts);
  return (
    <>
      <b className="ft-differences__mark" aria-hidden="true">
        ≠
      </b>
      <span className="ft-visually-hidden">{t('differs')}</span>
    </>
  );
}
