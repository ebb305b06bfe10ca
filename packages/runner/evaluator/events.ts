import type { Environment } from '@funtool-docs/content/codeBlocks';
import type { PreparedExample } from './preparedExample';
import type { RecorderHost, UnstatedResult } from './recorder';

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
}

/** Longest printed values on one line and on several, in characters. */
export const SUMMARY_LENGTH = 120;
export const DETAILS_LENGTH = 20_000;

/** How a result is compared; `opaque` if nothing can tell whether it is the stated one. */
export const OUTCOME_KINDS = ['value', 'throws', 'prints', 'opaque'] as const;

export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** What became of a stated result. */
export interface Outcome {
  line: number;
  kind: OutcomeKind;
  expected: string;
  /** `undefined` if the statement never ran. */
  actual: string | undefined;
  ok: boolean;
}

export interface ExampleResult {
  outcomes: Outcome[];
  unstated: UnstatedResult[];
  error?: { message: string; line: number };
}

export interface ExampleHost extends RecorderHost {
  /** Milliseconds for pending results after the last statement; 2000 by default. */
  timeout?: number | undefined;
  /** Its properties replace globals, such as `window` in Node. */
  scope?: object;
  /** Called after compilation, right before the run. */
  beforeRun?: () => void;
  /** Resolves when nothing is pending, such as timers; at once by default. */
  idle?: () => Promise<void>;
}

/** What runs in a sandbox; each gets the request and a port to answer at. */
export interface Runs<Request> {
  worker: (request: Request, port: MessagePort) => unknown;
  /** For requests that ask for it; without, all of them get a worker. */
  document?: (request: Request, port: MessagePort) => unknown;
}

export const NOTHING_THROWN = 'nothing was thrown';

/** Tells whether an outcome can no longer change: printed output may still grow until it matches. */
export function isFinal({ ok, kind, actual }: Outcome): boolean {
  return ok || (kind !== 'prints' && actual !== undefined);
}

/** Compares an error, as `TypeError: message`, with the stated one, of which the name may be enough. */
export function isThrownAs(stated: string, error: string): boolean {
  return stated.includes(':') ? stated === error : error.startsWith(`${stated}:`);
}

export const MAX_EVENTS = 1000;
/** In characters. */
export const MAX_OUTPUT = 500_000;
/** How long an example may block timers, in milliseconds. */
export const MAX_SILENCE = 3000;
/** Longest run, in milliseconds. */
export const MAX_TIME = 10_000;
/** Interval of a sandbox's heartbeat, in milliseconds. */
export const HEARTBEAT = 500;
/** Time limits for loading and for starting the sandbox document, in milliseconds. */
export const MAX_LOADING_TIME = 20_000;
export const MAX_STARTING = 5000;
