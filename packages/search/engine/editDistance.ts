/**
 * Counts the edits from one word to another: a letter added, left out or replaced, or two neighbours swapped.
 *
 * @param most Where it is certain that there are more, any larger number is returned.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row![j - 1]! + Number(a[i - 1] !== b[j - 1]);
      next[j] = Math.min(replaced, row![j]! + 1, next[j - 1]! + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) next[j] = Math.min(next[j]!, before![j - 2]! + 1);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row![b.length]!;
}
