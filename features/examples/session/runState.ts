import type { RunEvent, RunRequest } from '../evaluator/events';

type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;

export type StatementEvent = EventOf<'result' | 'unreached'>;

export type LogEvent = EventOf<'console' | 'error'>;

export type EndEvent = EventOf<'finished' | 'stopped' | 'unavailable'>;

export interface RunState {
  request: RunRequest;
  /** By 1-based line. */
  statements: ReadonlyMap<number, StatementEvent>;
  messages: readonly LogEvent[];
  end?: EndEvent;
}

/** The initial state of a run. */
export function createRunState(request: RunRequest): RunState {
  return { request, statements: new Map(), messages: [] };
}

/** Adds events to a run. The last result of a repeated statement counts, but a false one stays. */
export function addEvents(run: RunState, events: readonly RunEvent[]): RunState {
  const statements = new Map(run.statements);
  const messages = [...run.messages];
  let { end } = run;
  for (const event of events) {
    switch (event.type) {
      case 'result':
      case 'unreached':
        if (!isMismatch(statements.get(event.line))) statements.set(event.line, event);
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
export function isMismatch(event: StatementEvent | undefined): boolean {
  return event !== undefined && (event.type === 'unreached' || event.ok === false);
}

/** Counts the stated results, and those that match. */
export function countStatedResults({ statements }: RunState): { total: number; same: number } {
  const stated = [...statements.values()].filter(({ expected }) => expected !== undefined);
  return { total: stated.length, same: stated.filter((event) => !isMismatch(event)).length };
}

/** Lists events that need more room than a line of code has, in order of time. */
export function listEvents({
  statements,
  messages,
}: RunState): readonly (StatementEvent | LogEvent)[] {
  const notable = [...statements.values()].filter(
    (event) => isMismatch(event) || (event.type === 'result' && !event.ok && event.actual.details),
  );
  return [...notable, ...messages].toSorted((a, b) => a.time - b.time);
}

/** Time of the first event: loading the library, which comes before it, is not counted. */
export function startTime({ statements, messages }: RunState): number {
  return Math.min(...[...statements.values(), ...messages].map(({ time }) => time));
}
