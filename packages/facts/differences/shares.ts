import { type PageDifferences, peerName, PEERS } from './differences';
import type texts from './texts.json';

/** Packs counts into a short text, `13/24,,9/24`, since each page carries its own. */
export function packShares(counts: PageDifferences['counts']): string {
  return PEERS.map((peer) => {
    const count = counts[peer];
    return count ? `${count.same}/${count.calls}` : '';
  }).join();
}

type ShareText = (key: keyof typeof texts, params?: Record<string, string>) => string;

/** Says in how many calls each counterpart gave the same, by packed counts. */
export function describeShares(packed: string, t: ShareText): string {
  const shares = packed.split(',');
  const list = PEERS.flatMap((peer, index) => {
    const [same, calls] = shares[index]?.split('/') ?? [];
    if (!same || !calls) return [];
    return [t('share', { peer: peerName(peer, t('native')), same, calls })];
  });
  return t('summary', { list: list.join(t('separator')) });
}
