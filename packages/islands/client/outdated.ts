import { readPageData } from './embedded';

/** A file of the site that could not be loaded. The error of a lost script has the same field. */
export class LoadError extends Error {
  /** @param request Address of the file. */
  constructor(
    message: string,
    readonly request: string,
  ) {
    super(message);
  }
}

/**
 * Tells whether the site has been deployed anew since the page was loaded, so that the file that is
 * missing will not come back: the server has that file no more, or one of those that islands need,
 * whose names change with every deployment.
 *
 * @param error Of the attempt to load something.
 */
export async function isOutdated(error: unknown): Promise<boolean> {
  const { request } = (error ?? {}) as Partial<LoadError>;
  const files = [request ?? [], ...Object.values(readPageData()?.onIntent ?? {})].flat();
  return (await Promise.all(files.map(isGone))).includes(true);
}

/** Tells whether the server answers that it has no such file; no answer tells nothing. */
export async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetchInTime(address, { method: 'HEAD', cache: 'no-store' }, LONGEST);
    return status === 404;
  } catch {
    return false;
  }
}

/** Readers wait at most this long for the reason of a failure, in milliseconds. */
const LONGEST = 3000;

/** Fetches as `fetch` does, but for 20 seconds at most by default: a connection that stalls never says so. */
export const fetchInTime = (address: string, init?: RequestInit, time = 20_000) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(time) });
