import type { Kind } from '../engine/kinds';
import type { LawProblem } from '../law/readLaw';
import type { SearchResult } from '../session/createLawSearch';
import type texts from './texts.json';

/** Looks up a text of this feature and fills it in. */
export type Describe = (
  key: keyof typeof texts,
  params?: Record<string, string | number>,
) => string;

/** Longest code that a message quotes, in characters. */
const LONGEST = 32;

/** Names a kind of variable. */
export function nameKind(kind: Kind, t: Describe): string {
  return t(kind === 'function' ? 'fn' : kind);
}

/** Says what is wrong with a law, and where. */
export function describeProblem(source: string, problem: LawProblem, t: Describe): string {
  const lines = source.slice(0, problem.start).split('\n');
  const place = t('place', { line: lines.length, column: lines.at(-1)!.length + 1 });
  const { code } = problem;
  const quoted = code.length > LONGEST ? `${code.slice(0, LONGEST)}…` : code;
  return place + t(problem.problem, { code: quoted });
}

/** Says in sentences what a search has ended with. */
export function describeResult(result: SearchResult, t: Describe): string[] {
  switch (result.type) {
    case 'none': {
      const { tries, seed, milliseconds } = result;
      return [t('none', { tries, seed, seconds: (milliseconds / 1000).toFixed(1) })];
    }
    case 'refused':
      return [t('refused', { error: result.error })];
    case 'endless':
      return [t(result.inputs ? 'endlessAt' : 'endless')];
    case 'stopped':
      return [t('stopped')];
    case 'unavailable':
      return [t('failed')];
    case 'broken':
      return describeBroken(result, t);
  }
}

function describeBroken(
  { breach, again, tries, start: { seed } }: Extract<SearchResult, { type: 'broken' }>,
  t: Describe,
): string[] {
  return [
    {
      false: () => t('broken'),
      error: () => t('brokenError', { error: 'error' in breach ? breach.error : '' }),
      value: () => t('brokenValue', { value: 'value' in breach ? breach.value : '' }),
      promise: () => t('brokenPromise'),
    }[breach.reason](),
    tries > 0 ? t('found', { tries, seed }) : t('replayed', { seed }),
    ...(again.broken < again.times ? [t('unsteady', again)] : []),
  ];
}
