import type { NeighbourRow } from '@funtool-docs/facts/differences/differences';

const MAX_ROWS = 5;

/** Score of a row for each neighbour that it tells from the function of the page, and from another one. */
const OWN_PAIR = 3;
const OTHER_PAIR = 1;

/** A row earns a little too if few others have their results in its pattern. */
const NEW_PATTERN = 1;

/** Costs, so that short calls come first that anybody would write. */
const COSTS: [RegExp, number][] = [
  [/^(?!\w+\()|\)\s*(?:\.|===|instanceof)/, 1],
  [/[^\n -~]|\\u/, 2],
  [/Proxy|throw|prototype|Symbol|toStringTag|=> \{/, 2],
];
const THROW_COST = 0.6;
const SETUP_COST = 0.5;
const CHARACTER_COST = 0.02;

/**
 * Chooses the calls that tell functions apart: first those that tell most neighbours from the
 * function of the page, which is the first one.
 *
 * @param first Rows that come first in any case.
 */
export function chooseRows(first: NeighbourRow[], tried: NeighbourRow[]): NeighbourRow[] {
  const chosen = first.slice(0, MAX_ROWS);
  const told = new Set(chosen.flatMap(pairsOf));
  const patterns = chosen.map(patternOf);
  while (chosen.length < MAX_ROWS) {
    const best = tried
      .filter((row) => chosen.every((other) => other.input !== row.input))
      .map((row) => ({ row, worth: worthOf(row, told, patterns) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a), {
        row: undefined as NeighbourRow | undefined,
        worth: 0,
      });
    if (!best.row) break;
    chosen.push(best.row);
    for (const pair of pairsOf(best.row)) told.add(pair);
    patterns.push(patternOf(best.row));
  }
  return chosen;
}

function worthOf(row: NeighbourRow, told: Set<string>, patterns: string[]): number {
  const { input, setup, results } = row;
  const gain = pairsOf(row)
    .filter((pair) => !told.has(pair))
    .reduce((sum, pair) => sum + (pair.startsWith('0:') ? OWN_PAIR : OTHER_PAIR), 0);
  const seen = patterns.filter((pattern) => pattern === patternOf(row)).length;
  const earned = gain + (new Set(results).size > 1 ? NEW_PATTERN / (seen + 1) : 0);
  if (earned === 0) return 0;
  const throwing = results.filter((result) => result.startsWith('throws ')).length;
  const odd = COSTS.reduce((sum, [form, cost]) => sum + (form.test(input) ? cost : 0), 0);
  const length = (input.length + (setup?.length ?? 0)) * CHARACTER_COST;
  return earned - throwing * THROW_COST - (setup ? SETUP_COST : 0) - odd - length;
}

/** Pairs of functions with different results, as `0:2`. */
function pairsOf({ results }: NeighbourRow): string[] {
  return results.flatMap((first, a) =>
    results.flatMap((second, b) => (b > a && first !== second ? [`${a}:${b}`] : [])),
  );
}

/** Returns numbers that are the same where results are: `0,0,1`. */
function patternOf({ results }: NeighbourRow): string {
  return results.map((result) => results.indexOf(result)).join();
}
