/** Replaces the hash of the address, or takes it away; neither the history nor the page moves. */
export function setHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
