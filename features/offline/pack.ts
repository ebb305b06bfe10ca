/** Files of text whose common parts are stored once. */
export interface Pack {
  pieces: string[];
  /** By path, the numbers of a file's pieces in their order. */
  files: Record<string, number[]>;
}

/** Behind what documents of this site have in common: styles, scripts, parts of the navigation, lines. */
const PIECE_END = /(?<=<\/(?:style|script|header|aside|nav|ul|li)>|\n)/;

/**
 * Packs files into one. Compression alone does not see how much they have in common: most servers send
 * `gzip`, which looks back 32 kB, and a document of this site is longer.
 *
 * @param files Texts by path.
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

/**
 * Restores the files of a pack.
 *
 * @returns Path and text of each.
 */
export function unpackFiles({ pieces, files }: Pack): [name: string, text: string][] {
  return Object.entries(files).map(([name, numbers]) => [
    name,
    numbers.map((number) => pieces[number]).join(''),
  ]);
}
