/**
 * Makes an address safe to decode: where an escape is malformed, its percent signs become literal ones,
 * so that `/%zz` is the unknown path `/%25zz`.
 *
 * @param text Path or hash of an address.
 */
export function repairEscapes(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
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
  const repaired = repairEscapes(pathname) + search + repairEscapes(hash);
  if (repaired !== address) window.history.replaceState(window.history.state, '', repaired);
}
