/** Text files whose common pieces are stored once. */
export interface Pack {
  pieces: string[];
  /** Piece numbers of each file, by path. */
  files: Record<string, number[]>;
}

/** Ends of what documents have in common: styles, scripts, navigation, lines. */
const PIECE_END = /(?<=<\/(?:style|script|header|aside|nav|ul|li)>|\n)/;

/**
 * Packs files by path. Compression misses most of what they have in common: gzip looks back 32 kB,
 * less than a document of this site.
 */
export function packFiles(files: Record<string, string>): Pack {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    if (!numbers.has(piece)) numbers.set(piece, numbers.size);
    return numbers.get(piece)!;
  };
  const packed = Object.entries(files).map(
    ([name, text]) => [name, text.split(PIECE_END).map(numberOf)] as const,
  );
  return { files: Object.fromEntries(packed), pieces: [...numbers.keys()] };
}

/** Restores the files of a pack. */
export function unpackFiles({ pieces, files }: Pack): [name: string, text: string][] {
  return Object.entries(files).map(([name, numbers]) => [
    name,
    numbers.map((number) => pieces[number]).join(''),
  ]);
}
