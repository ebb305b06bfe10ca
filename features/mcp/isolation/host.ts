import type { PairText } from '../../byExample/query/readPair';

/** What the process gives to the context that code runs in; code itself never sees it. */
export interface Host {
  /** Writes a message to the server at once, so that none is lost when the code hangs. */
  send: (json: string) => void;
  /** Milliseconds since some moment. */
  now: () => number;
  /** Starts a timer; the id stays valid until it is cleared. */
  setTimer: (run: () => void, delay: number, repeats: boolean) => number;
  clearTimer: (id: number) => void;
  /** Copies a value into the context, and moves what is to be transferred. */
  clone: (value: unknown, transfer: unknown[]) => unknown;
  /** Hears of errors that nothing has caught. */
  onUncaught: (handle: (type: UncaughtType, error: unknown) => void) => void;
  /** Classes and functions of the web that the context lacks, by name; some take long to load. */
  web: Record<string, () => unknown>;
}

export type UncaughtType = 'error' | 'unhandledrejection';

/** What the server asks a process for. */
export type IsolatedRequest =
  | { type: 'verify'; code: string }
  | {
      type: 'find';
      pairs: PairText[];
      /** Names of candidates that have hung before. */
      without: string[];
    };

/** All that a process reads when it starts. */
export interface IsolatedInput {
  /** A function as code, which takes the host and gives another that answers a request. */
  script: string;
  request: IsolatedRequest;
}
