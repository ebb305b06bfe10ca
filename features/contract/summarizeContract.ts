import type i18n from '../../theme/i18n.json';
import type { ContractSummary } from '../../content/pageRecord';
import type { ContractRecord, Property } from './contractRecord';

/** Keeps of a contract what readers ask first, for the record of its page. */
export function summarizeContract({ statements }: ContractRecord): ContractSummary {
  const casesOf = (wanted: Property) => {
    const { answer, cases } = statements.find(({ property }) => property === wanted)!;
    return answer === 'notMeasured' ? undefined : cases;
  };
  return {
    changes: casesOf('changesArguments'),
    throws: casesOf('throws'),
    differs: casesOf('deterministic'),
  };
}

/** Says it in one line. */
export function describeSummary(
  { changes, throws, differs }: ContractSummary,
  count: number,
  t: (key: keyof typeof i18n, params?: Record<string, string>) => string,
): string {
  const parts = [
    changes !== undefined && t(changes ? 'contract.changesText' : 'contract.keepsText'),
    throws !== undefined &&
      (throws ? t('contract.threwText', { cases: String(throws) }) : t('contract.neverThrewText')),
    differs !== undefined && t(differs ? 'contract.differsText' : 'contract.sameText'),
  ];
  return t('contract.summaryText', {
    parts: parts.filter(Boolean).join(' · '),
    count: String(count),
  });
}
