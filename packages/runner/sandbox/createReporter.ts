import type { ExampleEvent } from '../evaluator/recorder';
import { DETAILS_LENGTH, MAX_EVENTS, MAX_OUTPUT, HEARTBEAT } from '../evaluator/events';
import { truncate } from '../evaluator/inspectValue';

export interface Reporter {
  report: (event: ExampleEvent) => void;
  /** Reports the last event; later ones are dropped. */
  finish: (event: ExampleEvent) => void;
  isOver: () => boolean;
}

// Kept here because an example may replace them.
const { create, hasOwn } = Object;

/**
 * Creates a reporter, which also sends heartbeats. It binds built-in methods early, and sends objects
 * without prototypes, so that an example cannot intercept either.
 */
export function createReporter(port: MessagePort): Reporter {
  const start = performance.now();
  const now = performance.now.bind(performance);
  const postMessage = port.postMessage.bind(port);
  const post = (message: object) => postMessage(withoutPrototype(message));
  const { stringify } = JSON;
  let events = 0;
  let output = 0;
  let isOver = false;
  const send = (event: ExampleEvent) => post({ ...event, time: now() - start });
  const finish = (event: ExampleEvent) => {
    if (!isOver) send(event);
    isOver = true;
  };
  const report = (event: ExampleEvent) => {
    if (isOver) return;
    const fitting = shorten(withoutPrototype(event));
    events += 1;
    output += stringify(fitting).length;
    if (events > MAX_EVENTS || output > MAX_OUTPUT) finish({ type: 'stopped', reason: 'output' });
    else send(fitting);
  };
  const beat = () => post({ type: 'alive' });
  beat();
  setInterval(beat, HEARTBEAT);
  return { report, finish, isOver: () => isOver };
}

/** Copies an object with those in it; what all objects inherit could speak for them (`toJSON`). */
function withoutPrototype<T extends object>(object: T): T {
  const copy = create(null);
  for (const name in object) {
    if (!hasOwn(object, name)) continue;
    const value = object[name];
    copy[name] = typeof value === 'object' && value ? withoutPrototype(value) : value;
  }
  return copy;
}

/** Printed values are truncated already; other texts come from the example. */
function shorten(event: ExampleEvent): ExampleEvent {
  if ('message' in event) event.message = truncate(event.message, DETAILS_LENGTH);
  if ('expected' in event) event.expected = truncate(event.expected!, DETAILS_LENGTH);
  return event;
}
