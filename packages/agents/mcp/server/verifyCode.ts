import type { RunEvent } from '@funtool-docs/runner/evaluator/events';
import { MAX_OUTPUT, MAX_SILENCE, MAX_TIME } from '@funtool-docs/runner/session/limits';
import { readEvent } from '@funtool-docs/runner/session/readEvent';
import { readFields, readMessage } from '@funtool-docs/islands/shared/readShape';
import { addEvents, createRunState, type RunState } from '@funtool-docs/runner/session/runState';
import type { Isolation } from '../build/bundleIsolation';
import { type Ending, runIsolated } from './runIsolated';

/** A run of code, and how it has ended. */
export interface VerifiedRun {
  run: RunState;
  ending: Ending['reason'];
  /** Names that are lacking for an event to be true or false. */
  lacking: Map<RunEvent, string[]>;
}

/** Signs of life and the names of fields come on top of what code prints. */
const LIMITS = { silence: MAX_SILENCE, time: MAX_TIME, output: 2 * MAX_OUTPUT };

const MAX_NAME_LENGTH = 100;

/** Runs code against the library under the limits of the sandbox of the site. */
export async function verifyCode(code: string, isolation: Isolation): Promise<VerifiedRun> {
  const events: RunEvent[] = [];
  const lacking = new Map<RunEvent, string[]>();
  const onMessage = (message: unknown) => {
    const event = readEvent(message);
    if (event) {
      events.push(event);
      const names = readLacking(message);
      if (names.length > 0) lacking.set(event, names);
    }
    // Code whose output is too long may go on, but nobody hears of it.
    return event?.type === 'finished' || event?.type === 'stopped';
  };
  const { reason } = await runIsolated(isolation, { type: 'verify', code }, LIMITS, onMessage);
  const run = addEvents(createRunState({ code, environment: 'worker' }), events);
  return { run, ending: reason, lacking };
}

/** Code may have had a part in the message. */
function readLacking(message: unknown): string[] {
  const names = readMessage(message, (fields) => readFields(fields)['lacking']);
  return Array.isArray(names)
    ? names.filter(
        (name): name is string => typeof name === 'string' && name.length < MAX_NAME_LENGTH,
      )
    : [];
}
