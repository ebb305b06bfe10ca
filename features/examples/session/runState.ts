import type { RunEvent, RunRequest } from '../evaluator/events';

type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;

/** What became of a statement. */
export type StatementEvent = EventOf<'result' | 'unreached'>;

/** What the code said by itself. */
export type MessageEvent = EventOf<'console' | 'error'>;

/** How a run ended. */
export type EndEvent = EventOf<'finished' | 'stopped' | 'unavailable'>;

/** What is known of a run so far. */
export interface RunState {
  request: RunRequest;
  /** By line of the code. */
  statements: ReadonlyMap<number, StatementEvent>;
  /** In the order in which they came. */
  messages: readonly MessageEvent[];
  end?: EndEvent;
}

/** The state of a run that has just begun. */
export function startRun(request: RunRequest): RunState {
  return { request, statements: new Map(), messages: [] };
}

/**
 * Adds to a run what happened in it. Of a statement that ran again the last result counts, but a false one
 * stays.
 */
export function addEvents(run: RunState, events: readonly RunEvent[]): RunState {
  const statements = new Map(run.statements);
  const messages = [...run.messages];
  let { end } = run;
  for (const event of events) {
    switch (event.type) {
      case 'result':
      case 'unreached':
        if (!isFalse(statements.get(event.line))) statements.set(event.line, event);
        break;
      case 'console':
      case 'error':
        messages.push(event);
        break;
      default:
        end = event;
    }
  }
  return { ...run, statements, messages, ...(end && { end }) };
}

/** Tells whether a statement did not result in what the code states. */
export function isFalse(event: StatementEvent | undefined): boolean {
  return event !== undefined && (event.type === 'unreached' || event.ok === false);
}

/** Counts the results that the code states, and those of them that were true. */
export function countResults({ statements }: RunState): { total: number; same: number } {
  const stated = [...statements.values()].filter(({ expected }) => expected !== undefined);
  return { total: stated.length, same: stated.filter((event) => !isFalse(event)).length };
}

/** Lists what there is more to say of than fits beside the code, in the order in which it happened. */
export function listEvents({
  statements,
  messages,
}: RunState): readonly (StatementEvent | MessageEvent)[] {
  const notable = [...statements.values()].filter(
    (event) => isFalse(event) || (event.type === 'result' && !event.ok && event.actual.details),
  );
  return [...notable, ...messages].toSorted((a, b) => a.time - b.time);
}

/** Time of the first thing that happened, since the library is loaded before it. */
export function startTime({ statements, messages }: RunState): number {
  return Math.min(...[...statements.values(), ...messages].map(({ time }) => time));
}
