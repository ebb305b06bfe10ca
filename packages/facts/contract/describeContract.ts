import { site } from '../../../site.config';
import type { LookUp } from '@funtool-docs/shared/fillText';
import { type ContractRecord, HAZARD_MEANS_YES, type Statement } from './contractRecord';
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
