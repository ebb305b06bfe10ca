import { site } from '../../../site.config';
import type { LookUp } from '@funtool-docs/shared/texts';
import {
  type ContractRecord,
  HAZARD_MEANS_YES,
  type Property,
  type Statement,
} from './contractRecord';
import type texts from './texts.json';

/** Looks up a text of the contract in the language of the page. */
export type ContractText = LookUp<keyof typeof texts>;

/** Says what the measured calls show, and of how many; the page may state errors of other calls. */
export function describeContractAnswer(
  statement: Statement,
  { statedErrors }: Pick<ContractRecord, 'statedErrors'>,
  t: ContractText,
): string {
  const { property, answer, calls, cases, leftOut } = statement;
  if (answer === 'notMeasured') return t('notMeasured', { reason: t(`reason.${property}`) });
  if (property === 'throws' && cases === 0) return t(`throws.${statedErrors ?? 'none'}`, { calls });
  const hits = HAZARD_MEANS_YES.has(property) ? cases : calls - cases;
  return t(answer, { hits, calls }) + (leftOut > 0 ? t('leftOut', { leftOut }) : '');
}

/** Says what was compared with what. */
export function describeBasis({ calls }: Pick<ContractRecord, 'calls'>, t: ContractText): string {
  return t('basis', { count: calls.length, version: site.library.tag.slice(1) });
}

/** Says in one line what readers ask first; nothing of errors where only code of the page throws. */
export function describeSummary(
  {
    statements,
    statedErrors,
    calls,
  }: Pick<ContractRecord, 'statements' | 'statedErrors' | 'calls'>,
  t: ContractText,
): string {
  const say = (wanted: Property, describe: (cases: number) => string | false) => {
    const { answer, cases } = statements.find(({ property }) => property === wanted)!;
    return answer !== 'notMeasured' && describe(cases);
  };
  const parts = [
    say('changesArguments', (cases) => t(cases ? 'summary.changes' : 'summary.keeps')),
    say('throws', (cases) => {
      if (cases > 0) return t('summary.threw', { cases });
      const isElsewhere = statedErrors === 'section';
      return (
        statedErrors !== 'code' &&
        t(isElsewhere ? 'summary.throwsElsewhere' : 'summary.didNotThrow')
      );
    }),
    say('deterministic', (cases) => t(cases ? 'summary.differs' : 'summary.same')),
  ];
  return t('summary', { parts: parts.filter(Boolean).join(' · '), count: calls.length });
}
