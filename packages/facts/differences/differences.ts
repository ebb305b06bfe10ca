import type { LookUp } from '@funtool-docs/shared/texts';
import type texts from './texts.json';

/** The documented functions are compared with these, in the order of the columns. */
export const PEERS = ['lodash', 'es-toolkit', 'native'] as const;

export type Peer = (typeof PEERS)[number];

/** One value for each thing to compare with that has a counterpart. */
export type ByPeer<Value> = Partial<Record<Peer, Value>>;

/** Names what results are compared with: packages have the same name in every language. */
export function peerName(peer: Peer, native: string): string {
  return peer === 'native' ? native : peer;
}

export interface Difference {
  /** The call, and the statements that run before it. */
  input: string;
  setup?: string;
  /** TypeScript refuses its arguments for the declared signature. */
  refused?: true;
  /** The result or error of each, as text. */
  funtool: string;
  results: ByPeer<string>;
  /** Those whose result is another one. */
  differs: Peer[];
}

/** The measured calls of one page, run with the counterparts of what it documents. */
export interface PageDifferences {
  /** Code that readers would write, by documented name. */
  counterparts: Record<string, ByPeer<string>>;
  /** Numbers of calls that could be compared, and of those that gave the same. */
  counts: ByPeer<{ same: number; calls: number }>;
  rows: Difference[];
}

/** A documented function that can take the place of one of lodash. */
export interface Replacement {
  name: string;
  /** Path of its page below the reference. */
  page: string;
  calls: number;
  same: number;
  /** Number of differing calls that TypeScript refuses. */
  refused: number;
  /** The call that shows the difference best. */
  shown?: Pick<Difference, 'input' | 'setup' | 'refused' | 'funtool'> & { lodash: string };
}

export interface LodashName {
  replacements: Replacement[];
  /** Code to write where no documented function does the same. */
  instead?: string;
}

/** The way from each function of lodash to ours; the file that the lookup loads. */
export interface LodashNames {
  version: string;
  names: Record<string, LodashName>;
}

/** The file with all functions of lodash, from the root of the site. */
export const LODASH_PATH = 'differences/lodash.json';

/** Returns the file with the differences of a page, from the root of the site. */
export function differencesPath(page: string): string {
  return `differences/${page}.json`;
}

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

type ShareText = LookUp<keyof typeof texts>;

/** Says in how many calls each counterpart gave the same. */
export function describeShares(counts: PageDifferences['counts'], t: ShareText): string {
  const list = PEERS.flatMap((peer) => {
    const count = counts[peer];
    return count ? [t('share', { peer: peerName(peer, t('native')), ...count })] : [];
  });
  return t('summary', { list: list.join(t('separator')) });
}
