import { LONGEST_PATH, type Start } from '../engine/finding';
import { isKind, type Kind } from '../engine/kinds';
import { PAGE_HASH } from '../link/pageLink';

/** A law as readers write it. */
export interface WrittenLaw {
  source: string;
  /** Kinds of variables that a reader has chosen; the others are guessed. */
  kinds: Record<string, Kind>;
  /** Whether inputs for which it throws are passed over. */
  skipsErrors: boolean;
}

/** What a link asks for: a law and where its search begins, or the laws of a page. */
export type LawLink = { law: WrittenLaw; start?: Start } | { page: string };

const LAW = '#law=';

/** Longest law in a link, in characters. */
const LONGEST_LAW = 1000;

/** Writes the hash of a link to a law; `start` reproduces what was found. */
export function writeLawLink({ source, kinds, skipsErrors }: WrittenLaw, start?: Start): string {
  const parts = [source, kinds, skipsErrors, ...(start ? [start.seed, start.path ?? ''] : [])];
  return LAW + encodeURIComponent(JSON.stringify(parts));
}

/** Reads the hash of a link, which anybody may have written; `undefined` if it asks for nothing. */
export function readLawLink(hash: string): LawLink | undefined {
  if (hash.startsWith(PAGE_HASH)) {
    const page = hash.slice(PAGE_HASH.length);
    return /^\w+\/\w+$/.test(page) ? { page } : undefined;
  }
  if (!hash.startsWith(LAW)) return undefined;
  try {
    return readParts(JSON.parse(decodeURIComponent(hash.slice(LAW.length))));
  } catch {
    return undefined;
  }
}

/** Puts a law into the address; without one, it takes away what the address has of this feature. */
export function keepLaw(law?: WrittenLaw, start?: Start): void {
  const { hash, pathname, search } = window.location;
  const wanted = law ? writeLawLink(law, start) : '';
  if (wanted === hash || (wanted === '' && !readLawLink(hash))) return;
  window.history.replaceState(window.history.state, '', pathname + search + wanted);
}

function readParts(parts: unknown): LawLink | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [source, kinds, skipsErrors, seed, path] = parts as unknown[];
  if (typeof source !== 'string' || source.length > LONGEST_LAW) return undefined;
  if (typeof kinds !== 'object' || !kinds || !Object.values(kinds).every(isKind)) return undefined;
  const law = { source, kinds: kinds as Record<string, Kind>, skipsErrors: skipsErrors === true };
  const start = readStart(seed, path);
  return { law, ...(start && { start }) };
}

function readStart(seed: unknown, path: unknown): Start | undefined {
  if (typeof seed !== 'number' || (seed | 0) !== seed) return undefined;
  const isPath =
    typeof path === 'string' && path.length <= LONGEST_PATH && /^\d+(?::\d+)*$/.test(path);
  return { seed, ...(isPath && { path }) };
}
