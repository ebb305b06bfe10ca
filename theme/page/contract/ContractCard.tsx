import { loadStyles } from '@funtool-docs/islands/starter/append';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { CONTRACT_ID } from '@funtool-docs/shared/elementIds';
import {
  type ContractRecord,
  type Statement,
  type ListedCall,
  describeContractAnswer,
  describeBasis,
  measuredResult,
  measuredExample,
} from '@funtool-docs/facts/contract/contract';
import texts from '@funtool-docs/facts/contract/texts.json';
import { Code } from '../../shared/Code';
import styles from './ContractCard.css?url';
import { VisibleText } from '../../example/VisibleText';
import { useState } from 'react';
import type { LookUp } from '@funtool-docs/shared/texts';
import i18n from '../../i18n.json';
import { ExampleRun } from '../../example/ExampleRun';
import { isMismatch, isStatement, type RunState } from '@funtool-docs/runner/session/runState';

void loadStyles(styles);

/** The table of a contract, each row with the call that shows it, and all measured calls. */
export function ContractCard({ record }: { record: ContractRecord }) {
  const t = useTexts(texts);
  const { statements, calls } = record;
  return (
    <div className="ft-contract">
      <p>{describeBasis(record, t)}</p>
      <table aria-labelledby={CONTRACT_ID}>
        <thead>
          <tr>
            <th scope="col">{t('property')}</th>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t('proof')}</th>
          </tr>
        </thead>
        <tbody>
          {statements.map((statement) => (
            <tr key={statement.property}>
              <th scope="row">{t(statement.property)}</th>
              <td>{describeContractAnswer(statement, record, t)}</td>
              <td>
                <Proof statement={statement} record={record} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{t('allCalls', { count: calls.length })}</summary>
        <ol className="ft-contract__calls">
          {calls.map((call, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- calls stay in their order
            <li key={index}>
              <MeasuredCallView call={call} number={index + 1} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function Proof({ statement, record }: { statement: Statement; record: ContractRecord }) {
  const t = useTexts(texts);
  const { proof, steps = [] } = statement;
  if (proof === undefined) return '–';
  return (
    <details>
      <summary>{t('callName', { number: proof + 1 })}</summary>
      <p className="ft-contract__steps">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps stay in their order
          <Code key={index}>{step}</Code>
        ))}
      </p>
      <MeasuredCallView call={record.calls[proof]!} number={proof + 1} />
    </details>
  );
}

const COMMON = { outdatedText: i18n.outdatedText };

/** A measured call with its result, and a button that runs it where the browser can. */
function MeasuredCallView({ call, number }: { call: ListedCall; number: number }) {
  const t = useTexts(texts);
  const common = useTexts(COMMON);
  const [state, setState] = useState<RunState>();
  // In the sandbox of examples, one at a time on a page.
  const [latest] = useState(() => new ExampleRun(setState));
  const run = () => latest.start({ code: measuredExample(call), environment: call.runsIn! });
  return (
    <div className="ft-contract__call">
      {[call.setup ?? [], call.call].flat().map((code) => (
        <Code key={code}>
          <VisibleText>{code}</VisibleText>
        </Code>
      ))}
      <Code className="ft-contract__result">
        <VisibleText>{measuredResult(call)}</VisibleText>
      </Code>
      {call.runsIn ? (
        <button type="button" aria-label={t('runName', { number })} onClick={run}>
          {t('run')}
        </button>
      ) : (
        <span>{t('runsElsewhere')}</span>
      )}
      <output>{state && describeRun(state, t, common)}</output>
    </div>
  );
}

/** Says in one sentence what came of a run. */
function describeRun(
  state: RunState,
  t: LookUp<keyof typeof texts>,
  common: LookUp<keyof typeof COMMON>,
): string {
  const { end } = state;
  if (!end) return t('running');
  if (end.type === 'stopped') return t('stopped');
  if (end.type === 'unavailable') return end.isOutdated ? common('outdatedText') : t('unavailable');
  const actual = findDifference(state);
  return actual === undefined ? t('same') : t('differs', { actual });
}

/** Returns what came instead of the stated result, which is that of the last statement. */
function findDifference({ events }: RunState): string | undefined {
  const error = events.find(({ type }) => type === 'error');
  if (error?.type === 'error') return error.message;
  const stated = events.filter(isStatement).find(({ expected }) => expected !== undefined);
  if (!stated) return '';
  if (!isMismatch(stated)) return undefined;
  return stated.type === 'result' ? stated.actual.summary : '';
}
