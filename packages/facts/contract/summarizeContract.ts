import type i18n from '../../../theme/i18n.json';
import type { ContractSummary } from '../builtPage';
import type { ContractRecord, Property } from './contractRecord';

/** Keeps of a contract what readers ask first, for the record of its page. */
export function summarizeContract({ statements, statedErrors }: ContractRecord): ContractSummary {
  const casesOf = (wanted: Property) => {
    const { answer, cases } = statements.find(({ property }) => property === wanted)!;
    return answer === 'notMeasured' ? undefined : cases;
  };
  return {
    changes: casesOf('changesArguments'),
    throws: casesOf('throws'),
    differs: casesOf('deterministic'),
    statedErrors,
  };
}

type SummaryText = (key: keyof typeof i18n, params?: Record<string, string>) => string;

/** Says it in one line. */
export function describeSummary(summary: ContractSummary, count: number, t: SummaryText): string {
  const { changes, differs } = summary;
  const parts = [
    changes !== undefined && t(changes ? 'contract.changesText' : 'contract.keepsText'),
    describeErrors(summary, t),
    differs !== undefined && t(differs ? 'contract.differsText' : 'contract.sameText'),
  ];
  return t('contract.summaryText', {
    parts: parts.filter(Boolean).join(' · '),
    count: String(count),
  });
}

/** Says nothing where only code of the page throws, which may be of another function. */
function describeErrors(
  { throws, statedErrors }: ContractSummary,
  t: SummaryText,
): string | undefined {
  if (throws === undefined) return undefined;
  if (throws > 0) return t('contract.threwText', { cases: String(throws) });
  if (statedErrors === 'code') return undefined;
  return t(statedErrors ? 'contract.throwsElsewhereText' : 'contract.didNotThrowText');
}
