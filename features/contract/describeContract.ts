import { site } from '../../site.config';
import type { ContractRecord, Property, Statement } from './contractRecord';
import type texts from './texts.json';

/** Looks up a text of the contract in the language of the page. */
export type ContractText = (
  key: keyof typeof texts,
  params?: Record<string, string | number>,
) => string;

/** For these a case is what the property says; for the others it is where it does not hold. */
const SAYS_CASE = new Set<Property>([
  'changesArguments',
  'returnsArgument',
  'sharesParts',
  'throws',
]);

/** Says in one line what readers ask first. */
export function summarizeContract(
  { statements, calls }: Pick<ContractRecord, 'statements' | 'calls'>,
  t: ContractText,
): string {
  const find = (wanted: Property) => statements.find(({ property }) => property === wanted)!;
  const changes = find('changesArguments');
  const throws = find('throws');
  const same = find('deterministic');
  const parts = [
    isMeasured(changes) && t(changes.cases ? 'summary.changesArguments' : 'summary.keepsArguments'),
    isMeasured(throws) &&
      (throws.cases ? t('summary.threw', { cases: throws.cases }) : t('summary.neverThrew')),
    isMeasured(same) && t(same.cases ? 'summary.differs' : 'summary.same'),
  ];
  return t('summary', { parts: parts.filter(Boolean).join(' · '), count: calls.length });
}

/** Says what the measured calls show, and of how many. */
export function describeAnswer(statement: Statement, t: ContractText): string {
  const { property, answer, calls, cases, leftOut } = statement;
  if (answer === 'notMeasured') return t('notMeasured', { reason: t(`reason.${property}`) });
  const hits = SAYS_CASE.has(property) ? cases : calls - cases;
  return t(answer, { hits, calls }) + (leftOut > 0 ? t('leftOut', { leftOut }) : '');
}

/** Says what was compared with what. */
export function describeBasis(count: number, t: ContractText): string {
  return t('basis', { count, version: site.library.tag.slice(1) });
}

function isMeasured({ answer }: Statement): boolean {
  return answer !== 'notMeasured';
}
