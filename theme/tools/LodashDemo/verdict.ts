import type { LodashName, LodashNames } from '@funtool-docs/facts/differences/differences';

type Verdict = 'safe' | 'differs' | 'none';

/** Finds what is known of a name; nothing, if it is one that every object has. */
export function findLodashName(known: LodashNames['names'], name: string): LodashName | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

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
  const verdicts = names.map((name) => verdictOn(findLodashName(known, name)));
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return {
    count: names.length,
    safe: count('safe'),
    differs: count('differs'),
    none: count('none'),
  };
}
