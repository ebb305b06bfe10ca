/** The results of a call with the function of a page, and with each neighbour in its place. */
export interface NeighbourRow {
  /** The call with the function of the page, and the statements that run before it. */
  input: string;
  setup?: string | undefined;
  /** Results as text, the function of the page first. */
  results: string[];
}

/** The functions of the family of a page (`families.json`), and calls that tell them apart. */
export interface PageNeighbours {
  /** The function of the page first. */
  functions: { name: string; page: string }[];
  /** In how many of the calls that were tried each neighbour gave the same. */
  same: number[];
  calls: number;
  rows: NeighbourRow[];
}

/** Returns the file with the neighbours of a page, from the root of the site. */
export function neighboursPath(page: string): string {
  return `neighbours/${page}.json`;
}

/** Lists the other functions of the family: `trimStart, trimEnd`. */
export function listNeighbours({ functions }: PageNeighbours): string {
  return functions
    .slice(1)
    .map(({ name }) => name)
    .join(', ');
}

/** What the functions of a family return for calls that tell them apart, in which `f` stands for each. */
export interface FamilyResults {
  calls: string[];
  /** With a result for each call. */
  functions: { name: string; results: string[] }[];
}
