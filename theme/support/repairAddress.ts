/** How often the framework decodes a path. */
const PATH_DECODINGS = 2;

/**
 * Makes a part of an address safe to decode: where that would fail, its percent signs become full-width
 * ones, so that `/%zz` is the unknown path `/％zz`.
 *
 * @param text Path or hash of an address.
 * @param decodings How often it will be decoded.
 */
export function repairEscapes(text: string, decodings = 1): string {
  try {
    for (let decoded = text, count = 0; count < decodings; count += 1) {
      decoded = decodeURIComponent(decoded);
    }
    return text;
  } catch {
    return text.replaceAll('%', '％');
  }
}

/**
 * Repairs the address of the page now and on each step through the history. The framework decodes paths
 * and hashes unguarded, and a malformed one would leave the reader with an empty page.
 */
export function repairAddress(): void {
  repair();
  window.addEventListener('popstate', repair);
}

function repair(): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  const repaired = repairEscapes(pathname, PATH_DECODINGS) + search + repairEscapes(hash);
  if (repaired !== address) window.history.replaceState(window.history.state, '', repaired);
}
