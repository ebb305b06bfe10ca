/** Segments simplified Han text into as few words as possible; unknown characters stand alone. */
export function segmentHan(run: string, words: Set<string>): string[] {
  return splitWith(run, (piece) => words.has(piece)) ?? [];
}

/**
 * Splits a text into as few known pieces as possible.
 *
 * @param isKnown Whether a piece of several characters is known; a single one always is.
 * @param single Cost of an unknown character; a known piece costs 1.
 * @returns `undefined` if the cost is infinite.
 */
export function splitWith(
  text: string,
  isKnown: (piece: string) => boolean,
  single = 1.1,
): string[] | undefined {
  const best = [{ price: 0, start: 0 }];
  for (let end = 1; end <= text.length; end++) {
    best[end] = { price: Infinity, start: end - 1 };
    for (let start = 0; start < end; start++) {
      const isWord = isKnown(text.slice(start, end));
      const price = best[start]!.price + (isWord ? 1 : end - start === 1 ? single : Infinity);
      if (price < best[end]!.price) best[end] = { price, start };
    }
  }
  if (best.at(-1)!.price === Infinity) return undefined;
  const pieces: string[] = [];
  for (let end = text.length; end > 0; end = best[end]!.start) {
    pieces.unshift(text.slice(best[end]!.start, end));
  }
  return pieces;
}
