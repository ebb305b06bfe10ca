import { preinit } from 'react-dom';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { CONTRACT_ID } from '@funtool-docs/shared/elementIds';
import type { ContractRecord, Statement } from '@funtool-docs/facts/contract/contractRecord';
import {
  describeContractAnswer,
  describeBasis,
} from '@funtool-docs/facts/contract/describeContract';
import texts from '@funtool-docs/facts/contract/texts.json';
import { Code } from '../../shared/Code';
import styles from './ContractCard.css?url';
import { MeasuredCallView } from './MeasuredCallView';

preinit(styles, { as: 'style', precedence: 'default' });

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
