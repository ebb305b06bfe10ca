import type { Node } from 'acorn';
import type { ExampleEvent } from '@funtool-docs/runner/evaluator/recorder';
import { lackingFrom, lackingIn } from './lacking';

export interface Verdicts {
  /** Notes that code cannot run as elsewhere, and why. */
  lack: (what: string) => void;
  /** Notes an error that the engine has thrown itself. */
  onEngineError: (error: Error) => void;
  /** Forgets what was noted before and looks at the code that is to run. */
  start: (parse: () => Node) => void;
  /** Adds to an event what is `lacking` for it to be false; leaves other messages as they are. */
  judge: (message: unknown) => unknown;
}

/** The reason why messages of the engine's own errors differ. */
const WORDING = "the wording of the engine's own errors";

/** A shorter message may be part of any text. */
const SHORTEST = 8;

/** Most messages that are kept. */
const MOST = 1000;

/**
 * Creates what tells false results from those that cannot be judged here, since something that the
 * code needs is lacking.
 */
export function createVerdicts(): Verdicts {
  let lacking: string[] = [];
  let messages: string[] = [];
  const lack = (what: string) => {
    if (!lacking.includes(what)) lacking.push(what);
  };
  return {
    lack,
    onEngineError(error) {
      const what = lackingFrom(error);
      if (what !== undefined) lack(what);
      if (messages.length < MOST) messages.push(error.message);
    },
    start(parse) {
      lacking = [];
      messages = [];
      try {
        for (const what of lackingIn(parse())) lack(what);
      } catch {
        // The evaluator says what is wrong with the code.
      }
    },
    judge(message) {
      const event = message as ExampleEvent;
      if (!isFalse(event)) return message;
      const reasons = isWordedByEngine(event, messages) ? [...lacking, WORDING] : lacking;
      return reasons.length > 0 ? { ...event, lacking: reasons } : message;
    },
  };
}

function isFalse(event: ExampleEvent): boolean {
  return (
    event.type === 'unreached' ||
    event.type === 'error' ||
    (event.type === 'result' && event.ok === false)
  );
}

/** Tells whether a false result may be true in an engine that words its errors differently. */
function isWordedByEngine(event: ExampleEvent, messages: string[]): boolean {
  if (event.type !== 'result') return false;
  const { kind, expected = '', actual } = event;
  const text = actual.details ?? actual.summary;
  if (kind !== 'throws') {
    return messages.some((message) => message.length >= SHORTEST && text.includes(message));
  }
  const name = text.split(':', 1)[0]!;
  return (
    expected.startsWith(`${name}: `) && messages.some((message) => text === `${name}: ${message}`)
  );
}
