const PREFIX = '#lodash=';

/** Reads the functions that a link asks for: `#lodash=merge,isEqual`. Anything else is left out. */
export function readNames(hash: string): string[] {
  if (!hash.startsWith(PREFIX)) return [];
  return hash
    .slice(PREFIX.length)
    .split(',')
    .filter((name) => /^[a-z]\w*$/i.test(name));
}

/** Writes the hash of a link to functions; empty without any. */
export function writeNames(names: string[]): string {
  return names.length > 0 ? `${PREFIX}${names.join(',')}` : '';
}

/** Puts names into the address; without any, it takes those away that the address has. */
export function keepNames(names: string[]): void {
  const { hash, pathname, search } = window.location;
  if (names.length === 0 && readNames(hash).length === 0) return;
  const address = pathname + search + writeNames(names);
  window.history.replaceState(window.history.state, '', address);
}
