import { type ComponentType, useSyncExternalStore } from 'react';

/** A component that shows the proof of one sentence. */
export type ProofView = ComponentType<{ of: string[] }>;

let shown: ProofView | undefined;
const listeners = new Set<() => void>();

/** Gives what shows the proofs of sentences; `undefined` while readers have not asked for them. */
export function useProofView(): ProofView | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

/**
 * Shows the proofs of all sentences, on this page and those that follow.
 *
 * @throws {Error} If what shows them cannot be loaded.
 */
export async function showProofs(): Promise<void> {
  const { SentenceProof } = await import('./SentenceProof');
  show(SentenceProof);
}

/** Hides the proofs of all sentences. */
export function hideProofs(): void {
  show(undefined);
}

function show(view: ProofView | undefined): void {
  shown = view;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
