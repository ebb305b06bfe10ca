import type { Finding, RunnableLaw, Start } from '../engine/finding';

/** What the page asks the sandbox. */
export interface LawRequest {
  law: RunnableLaw;
  start: Start;
  /** Whether to say each input before it is tried: after one has hung, to find out which. */
  isTraced: boolean;
}

/** What the sandbox says: that it is ready, what is about to be tried, or what it has found. */
export type LawMessage = { ready: true } | { trying: string[] } | { finding: Finding };
