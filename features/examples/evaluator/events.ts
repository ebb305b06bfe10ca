import type { Environment } from '../../../content/codeMeta';

/** What is to be run. */
export interface RunRequest {
  /** TypeScript or JavaScript, as in a code block. */
  code: string;
  environment: Environment;
}

/** A value the way a console prints it. */
export interface PrintedValue {
  /** On one line, cut where it is long. */
  summary: string;
  /** On as many lines as it takes, up to a limit; absent where the summary says all. */
  details?: string;
}

/** Why a run was ended: it took too long, printed too much, took the focus, or the reader stopped it. */
export type StopReason = 'time' | 'output' | 'focus' | 'reader';

/** Something that happened in a run. Times are milliseconds since it began, lines count from 1. */
export type RunEvent =
  | {
      type: 'result';
      kind: 'value' | 'throws' | 'prints';
      line: number;
      time: number;
      actual: PrintedValue;
      /** The result as the code states it, and whether it is that; absent where it states none. */
      expected?: string;
      ok?: boolean;
    }
  | {
      type: 'console';
      level: 'log' | 'info' | 'warn' | 'error' | 'debug';
      line?: number;
      time: number;
      text: PrintedValue;
    }
  | { type: 'error'; message: string; line?: number; time: number }
  /** A stated result that was never reached. */
  | { type: 'unreached'; line: number; expected: string; time: number }
  | { type: 'stopped'; reason: StopReason; time: number }
  /** The runner itself could not be loaded; where a deployment has replaced it, only a reload helps. */
  | { type: 'unavailable'; isOutdated: boolean; time: number }
  | { type: 'finished'; time: number };

/** Runs one example at a time; a new run ends the one before. */
export interface Runner {
  run: (request: RunRequest, onEvent: (event: RunEvent) => void) => void;
  stop: () => void;
  /** Removes what was created for it. */
  dispose: () => void;
}
