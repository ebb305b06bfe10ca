import {
  DETAILS_LENGTH,
  SUMMARY_LENGTH,
  type PrintedValue,
  type RunEvent,
  OUTCOME_KINDS,
} from '../evaluator/events';
import {
  oneOf,
  optional,
  readAmount,
  readBoolean,
  type Reader,
  readFields,
  readInteger,
  readMessage,
  readString,
} from '@funtool-docs/shared/readShape';

/** Events of a sandbox; only the page can tell that it is unavailable. */
export type SandboxEvent = Exclude<RunEvent, { type: 'unavailable' }>;

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const REASONS = ['time', 'output'] as const;
const TYPES = ['result', 'console', 'error', 'unreached', 'stopped', 'finished'] as const;

/** Lines are counted from 1. */
const readLine = readInteger(1);

/** Readers of each event's fields; other fields are dropped. */
const EVENTS: Record<SandboxEvent['type'], Record<string, Reader<unknown>>> = {
  result: {
    kind: oneOf(OUTCOME_KINDS),
    line: readLine,
    actual: readPrinted,
    expected: optional(readString(DETAILS_LENGTH)),
    ok: optional(readBoolean),
  },
  console: { level: oneOf(LEVELS), line: optional(readLine), text: readPrinted },
  error: { message: readString(DETAILS_LENGTH), line: optional(readLine) },
  unreached: { line: readLine, expected: readString(DETAILS_LENGTH) },
  stopped: { reason: oneOf(REASONS) },
  finished: {},
};

/**
 * Validates a message of untrusted code; `undefined` if it is no event. Shape and text lengths are
 * safe then, but what it says may still be a lie of the example.
 */
export function readEvent(data: unknown): SandboxEvent | undefined {
  return readMessage(data, (message) => {
    const fields = readFields(message);
    const type = oneOf(TYPES)(fields['type']);
    const readers = Object.entries(EVENTS[type]);
    const time = readAmount(fields['time']);
    const read = readers.flatMap(([name, reader]) => {
      const value = reader(fields[name]);
      return value === undefined ? [] : [[name, value]];
    });
    return { type, ...Object.fromEntries(read), time } as SandboxEvent;
  });
}

function readPrinted(value: unknown): PrintedValue {
  const { summary, details } = readFields(value);
  const read = optional(readString(DETAILS_LENGTH))(details);
  return {
    summary: readString(SUMMARY_LENGTH)(summary),
    ...(read !== undefined && { details: read }),
  };
}
