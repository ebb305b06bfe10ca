import type { Locale } from '../../../../site.config';
import { textsIn } from '@funtool-docs/shared/fillText';
import type { ContractRecord } from '../contractRecord';
import { describeContractAnswer, describeBasis } from '../describeContract';
import { measuredResult } from '../measuredExample';
import texts from '../texts.json';

/** Writes a contract as Markdown: what the page shows when its card is opened. */
export function writeContract(record: ContractRecord, locale: Locale): string {
  const t = textsIn(texts, locale);
  const { statements, calls } = record;
  const rows = statements.map((statement) => {
    const { property, steps = [], proof } = statement;
    const written = steps.map(quote).join(' → ').replaceAll('|', '\\|');
    const shown = proof === undefined ? '' : t('callSteps', { number: proof + 1, steps: written });
    return `| ${t(property)} | ${describeContractAnswer(statement, record, t)} | ${shown} |`;
  });
  const list = calls.map((call, index) => {
    const setup = call.setup ? `${quote(call.setup)} ` : '';
    return `${index + 1}. ${setup}${quote(call.call)} → ${quote(measuredResult(call))}`;
  });
  return [
    `### ${t('title')}`,
    describeBasis(record, t),
    [`| ${t('property')} | ${t('answer')} | ${t('proof')} |`, '| --- | --- | --- |', ...rows].join(
      '\n',
    ),
    `#### ${t('allCalls', { count: calls.length })}`,
    list.join('\n'),
  ].join('\n\n');
}

/** Writes code in one line, between marks that it does not contain. */
function quote(code: string): string {
  const line = code.replaceAll(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return longest > 0 ? `${mark} ${line} ${mark}` : `${mark}${line}${mark}`;
}
