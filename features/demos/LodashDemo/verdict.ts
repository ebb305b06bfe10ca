import type { LodashName, LodashNames } from '../../differences/differences';

type Verdict = 'safe' | 'differs' | 'none';

/** Judges by the closest replacement. */
function verdictOn(entry: LodashName | undefined): Verdict {
  const [closest] = entry?.replacements ?? [];
  if (!closest) return 'none';
  return closest.same === closest.calls ? 'safe' : 'differs';
}

/** Counts names by verdict. */
export function countVerdicts(
  names: string[],
  { names: known }: LodashNames,
): Record<Verdict | 'count', number> {
  const verdicts = names.map((name) => verdictOn(known[name]));
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return {
    count: names.length,
    safe: count('safe'),
    differs: count('differs'),
    none: count('none'),
  };
}
