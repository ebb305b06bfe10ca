import type { ReactNode } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import texts from './texts.json';
import { Code } from '../../shared/Code';

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
export function ResultTable({ columns, rows }: ResultTableProps) {
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
