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

/** Collects items and hands them to `handle` at most once per frame. */
export function batchPerFrame<Item>(handle: (items: Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  const flush = () => {
    const collected = items;
    items = [];
    handle(collected);
  };
  return (item) => {
    items.push(item);
    if (items.length === 1) requestAnimationFrame(flush);
  };
}

/** GitHub refuses longer URLs. */
const MAX_ADDRESS_LENGTH = 6000;

interface Report {
  repository: string;
  version: string;
  page: string;
  /** User agent. */
  browser: string;
  run: RunState;
}

/** Builds the URL of a new issue that lists mismatches, truncated to what GitHub accepts. */
export function reportLink(report: Report): string {
  const { repository, page, run } = report;
  const title = `A result differs on ${new URL(page).pathname}`;
  const results = run.events.filter(isStatement).filter(isMismatch).map(describe).join('\n');
  const { code } = run.request;
  for (let length = code.length + results.length; ; length = Math.floor(length * 0.8)) {
    const body = describeReport(report, cut(code, length), cut(results, length));
    const address = `${repository}/issues/new?${new URLSearchParams({ title, body })}`;
    if (address.length <= MAX_ADDRESS_LENGTH || length < 10) return address;
  }
}

function describeReport({ version, page, browser }: Report, code: string, results: string): string {
  const facts = [`Page: ${page}`, `funtool: ${version}`, `Browser: ${browser}`];
  return [...facts, '', fence('ts', code), '', fence('text', results)].join('\n');
}

function describe(event: StatementEvent): string {
  const { line, expected } = event;
  const actual = event.type === 'result' ? event.actual.summary : '(never reached)';
  return `line ${line}: stated ${expected}, actual ${actual}`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** A fence has to be longer than any within it. */
function fence(lang: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${lang}\n${text}\n${mark}`;
}
