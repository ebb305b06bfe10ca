import type { Environment } from '@funtool-docs/content/codeMeta';
import type { OutcomeKind } from './outcome';
import type { PreparedExample } from './preparedExample';

export interface RunRequest {
  code: string;
  environment: Environment;
  /** The code as the build has prepared it for this environment, which needs no parser. */
  prepared?: PreparedExample | undefined;
}

export interface PrintedValue {
  /** One line, truncated. */
  summary: string;
  /** Multi-line form, truncated; absent if the summary is complete. */
  details?: string;
}

/** Why a run ended early; `focus` means that it took the keyboard focus from the page. */
export type StopReason = 'time' | 'output' | 'focus' | 'reader';

/** An event of a run. Times are in milliseconds from its start, lines are 1-based. */
export type RunEvent =
  | {
      type: 'result';
      kind: OutcomeKind;
      line: number;
      time: number;
      actual: PrintedValue;
      /** The stated result and whether it matched; absent if the code states none. */
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
  /** A stated result whose statement never ran. */
  | { type: 'unreached'; line: number; expected: string; time: number }
  | { type: 'stopped'; reason: StopReason; time: number }
  /** The sandbox did not load; if a deployment has replaced it, only a reload helps. */
  | { type: 'unavailable'; isOutdated: boolean; time: number }
  | { type: 'finished'; time: number };

/** Runs one example at a time; a new run ends the previous one. */
export interface Runner {
  run: (request: RunRequest, onEvent: (event: RunEvent) => void) => void;
  stop: () => void;
  dispose: () => void;
}

/** Longest printed values on one line and on several, in characters. */
export const SUMMARY_LENGTH = 120;
export const DETAILS_LENGTH = 20_000;
