import { type PageDifferences, peerName, PEERS } from './differences';

/** Packs counts into a short text, `13/24,,9/24`, since each page carries its own. */
export function packShares(counts: PageDifferences['counts']): string {
  return PEERS.map((peer) => {
    const count = counts[peer];
    return count ? `${count.same}/${count.calls}` : '';
  }).join();
}

/**
 * Lists packed counts for readers: `lodash 13/24 · native 9/24`.
 *
 * @param native Name of the native way in the language of the page.
 */
export function listShares(packed: string, native: string): string {
  const shares = packed.split(',');
  return PEERS.flatMap((peer, index) => {
    return shares[index] ? [`${peerName(peer, native)} ${shares[index]}`] : [];
  }).join(' · ');
}
