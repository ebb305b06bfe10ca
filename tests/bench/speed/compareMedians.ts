import type { Figures } from './measurements';

/** A figure of the framework alone and of this site, as a row of a table. */
export type Comparison = Record<'figure' | 'ratio', string> &
  Record<'framework' | 'this site', number>;

/** Compares the medians of what was measured in several rounds. */
export function compareMedians(framework: Figures[], own: Figures[]): Comparison[] {
  const before = medians(framework);
  const after = medians(own);
  return Object.keys(after).map((figure) => ({
    figure,
    framework: round1(before[figure]!),
    'this site': round1(after[figure]!),
    ratio: (after[figure]! / before[figure]!).toFixed(2),
  }));
}

/** Returns the median of each figure of several rounds. */
export function medians(rounds: Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(rounds[0]!).map((figure) => {
      const values = rounds.map((round) => round[figure]!).toSorted((a, b) => a - b);
      return [figure, values[Math.floor(values.length / 2)]!];
    }),
  );
}

const round1 = (value: number) => Math.round(value * 10) / 10;
