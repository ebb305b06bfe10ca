import { DETAILS_LENGTH, SUMMARY_LENGTH } from '../evaluator/events';
import type { PrintedValue, RunEvent } from '../evaluator/events';

/** Events of a sandbox; only the page can tell that it is unavailable. */
export type SandboxEvent = Exclude<RunEvent, { type: 'unavailable' }>;

type Fields = Record<string, unknown>;
type Reader<T> = (value: unknown) => T;

class ShapeError extends Error {}

const KINDS = ['value', 'throws', 'prints'] as const;
const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const REASONS = ['time', 'output'] as const;
const TYPES = ['result', 'console', 'error', 'unreached', 'stopped', 'finished'] as const;

/** Readers of each event's fields; other fields are dropped. */
const EVENTS: Record<SandboxEvent['type'], Record<string, Reader<unknown>>> = {
  result: {
    kind: oneOf(KINDS),
    line: readLine,
    actual: readPrinted,
    expected: optional(readText(DETAILS_LENGTH)),
    ok: optional(readBoolean),
  },
  console: { level: oneOf(LEVELS), line: optional(readLine), text: readPrinted },
  error: { message: readText(DETAILS_LENGTH), line: optional(readLine) },
  unreached: { line: readLine, expected: readText(DETAILS_LENGTH) },
  stopped: { reason: oneOf(REASONS) },
  finished: {},
};

/**
 * Validates a message of untrusted code; `undefined` if it is no event. Shape and text lengths are
 * safe then, but what it says may still be a lie of the example.
 */
export function readEvent(data: unknown): SandboxEvent | undefined {
  try {
    const fields = readFields(data);
    const type = oneOf(TYPES)(fields['type']);
    const readers = Object.entries(EVENTS[type]);
    const time = readTime(fields['time']);
    const read = readers.flatMap(([name, reader]) => {
      const value = reader(fields[name]);
      return value === undefined ? [] : [[name, value]];
    });
    return { type, ...Object.fromEntries(read), time } as SandboxEvent;
  } catch (error) {
    if (error instanceof ShapeError) return undefined;
    throw error;
  }
}

function readFields(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields;
  throw new ShapeError();
}

function readTime(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) return value;
  throw new ShapeError();
}

function readLine(value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) > 0) return value as number;
  throw new ShapeError();
}

function readBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new ShapeError();
}

function readPrinted(value: unknown): PrintedValue {
  const { summary, details } = readFields(value);
  const read = optional(readText(DETAILS_LENGTH))(details);
  return {
    summary: readText(SUMMARY_LENGTH)(summary),
    ...(read !== undefined && { details: read }),
  };
}

function readText(length: number): Reader<string> {
  return (value) => {
    if (typeof value === 'string' && value.length <= length) return value;
    throw new ShapeError();
  };
}

function oneOf<T extends string>(values: readonly T[]): Reader<T> {
  return (value) => {
    const found = values.find((item) => item === value);
    if (found !== undefined) return found;
    throw new ShapeError();
  };
}

function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : reader(value));
}
