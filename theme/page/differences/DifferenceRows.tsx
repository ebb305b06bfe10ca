import { loadStyles } from '@funtool-docs/islands/starter/append';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import {
  type PageDifferences,
  peerName,
  PEERS,
  type PageNeighbours,
} from '@funtool-docs/facts/differences/differences';
import shared from '@funtool-docs/facts/differences/texts.json';
import styles from './differences.css?url';
import texts from './texts.json';
import { Code } from '../../shared/Code';
import { SiteLink, useLocalizedPath } from '@funtool-docs/islands/client/links';
import type { ReactNode } from 'react';

const TEXTS = { ...shared, ...texts };

void loadStyles(styles);

/** The calls of an API page whose results differ. */
export function DifferenceRows({ counterparts, counts, rows }: PageDifferences) {
  const t = useTexts(TEXTS);
  const peers = PEERS.filter((peer) => counts[peer]);
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
          names={['funtool', ...peers.map((peer) => peerName(peer, t('native')))]}
          rows={rows.map(({ refused, funtool, results, differs, ...call }) => ({
            ...call,
            note: refused && t('refused'),
            results: [funtool, ...peers.map((peer) => results[peer])],
            differs: [false, ...peers.map((peer) => differs.includes(peer))],
          }))}
        />
      ) : (
        <p>{t('none')}</p>
      )}
    </>
  );
}

/** Calls that tell the function of an API page from others of its family. */
export function NeighbourRows({ functions, rows }: PageNeighbours) {
  const localize = useLocalizedPath();
  return (
    <ResultTable
      names={functions.map(({ name }) => name)}
      titles={functions.map(({ name, page }, index) => (
        <span key={name} translate="no">
          {index > 0 ? <SiteLink href={localize(`/guide/api/${page}`)}>{name}</SiteLink> : name}
        </span>
      ))}
      rows={rows.map((row) => ({
        ...row,
        differs: row.results.map((text) => text !== row.results[0]),
      }))}
    />
  );
}

interface ResultRow {
  input: string;
  setup?: string | undefined;
  /** Below the call. */
  note?: string | undefined;
  /** Of the documented function, then of the others; absent where there is nothing to compare. */
  results: (string | undefined)[];
  /** Whether each is another one than that of the documented function. */
  differs: boolean[];
}

interface ResultTableProps {
  /** Of the columns of results. */
  names: string[];
  titles?: ReactNode[];
  rows: ResultRow[];
}

/** Calls and what several functions gave for each. */
function ResultTable({ names, titles = names, rows }: ResultTableProps) {
  const t = useTexts(texts);
  return (
    <table className="ft-differences">
      <thead>
        <tr>
          <th scope="col">{t('input')}</th>
          {names.map((name, place) => (
            <th key={name} scope="col">
              {titles[place]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ input, setup, note, results, differs }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never change their places
          <tr key={index}>
            <td>
              {setup && <Code className="ft-differences__setup">{setup}</Code>}
              <Code>{input}</Code>
              {note && <small>{note}</small>}
            </td>
            {names.map((name, place) => (
              <td key={name} data-label={name}>
                {differs[place] && (
                  <>
                    {/* The colour alone would not say it. */}
                    <b className="ft-differences__mark" aria-hidden="true">
                      ≠
                    </b>
                    <span className="ft-visually-hidden">{t('differs')}</span>
                  </>
                )}
                {results[place] === undefined ? '–' : <Code>{results[place]}</Code>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
