import type { PairText } from '@funtool-docs/finder/query/readPair';
import type { Part } from './engine';

/** A request of the server to an engine. */
export type IsolatedRequest =
  | { type: 'verify'; code: string }
  | {
      type: 'find';
      pairs: PairText[];
      /** Names of candidates that have hung before. */
      without: string[];
    };

/** The input of a thread. */
export interface WorkerInput {
  modules: Record<Part, WebAssembly.Module>;
  /** Memory of an engine that is ready to answer. */
  snapshot: Uint8Array;
  request: IsolatedRequest;
  /** Most characters that are sent. */
  output: number;
}

/** Exit code of a thread that would have sent more. */
export const FLOOD = 3;
