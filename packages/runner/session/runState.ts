import type { RunEvent, RunRequest } from '../evaluator/events';

type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;

export type StatementEvent = EventOf<'result' | 'unreached'>;

export type LogEvent = EventOf<'console' | 'error'>;

/** What a run shows: a result of a statement, or what was printed or thrown. */
export type ShownEvent = StatementEvent | LogEvent;

export type EndEvent = EventOf<'finished' | 'stopped' | 'unavailable'>;

export interface RunState {
  request: RunRequest;
  /** In order of arrival, since clocks are too coarse to tell; each statement has one result. */
  events: readonly ShownEvent[];
  end?: EndEvent;
}

/** The initial state of a run. */
export function createRunState(request: RunRequest): RunState {
  return { request, events: [] };
}

/** Adds events to a run. The last result of a repeated statement counts, but a false one stays. */
export function addEvents(run: RunState, added: readonly RunEvent[]): RunState {
  let { events, end } = run;
  for (const event of added) {
    if (isStatement(event)) {
      const earlier = events.find((other) => isStatement(other) && other.line === event.line);
      if (isMismatch(earlier)) continue;
      events = [...events.filter((other) => other !== earlier), event];
    } else if (event.type === 'console' || event.type === 'error') {
      events = [...events, event];
    } else {
      end = event;
    }
  }
  return { ...run, events, ...(end && { end }) };
}

/** Tells whether an event is about a statement of the code. */
export function isStatement(event: RunEvent): event is StatementEvent {
  return event.type === 'result' || event.type === 'unreached';
}

/** Tells whether a statement did not result in what the code states. */
export function isMismatch(event: ShownEvent | undefined): boolean {
  return event?.type === 'unreached' || (event?.type === 'result' && event.ok === false);
}

/** Counts the stated results, and those that match. */
export function countStatedResults({ events }: RunState): { total: number; same: number } {
  const stated = events.filter(isStatement).filter(({ expected }) => expected !== undefined);
  return { total: stated.length, same: stated.filter((event) => !isMismatch(event)).length };
}

/** Lists events that need more room than a line of code has, in order of arrival. */
export function listEvents({ events }: RunState): readonly ShownEvent[] {
  return events.filter(
    (event) =>
      !isStatement(event) ||
      isMismatch(event) ||
      (event.type === 'result' && !event.ok && event.actual.details),
  );
}

/** Time of the first event: loading the library, which comes before it, is not counted. */
export function startTime({ events }: RunState): number {
  return Math.min(...events.map(({ time }) => time));
}
