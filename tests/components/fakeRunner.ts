import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { RunEvent, Runner, RunRequest } from '@funtool-docs/runner/evaluator/events';

/** Requested runs, in order, each with a way to send its events. */
export const runs: { request: RunRequest; emit: (event: RunEvent) => void }[] = [];

/** Stands for the sandbox: tests say what happens in it. */
export function createRunner(): Runner {
  let stop: (() => void) | undefined;
  return {
    run: (request, onEvent) => {
      runs.push({ request, emit: onEvent });
      stop = () => onEvent({ type: 'stopped', reason: 'reader', time: 1 });
    },
    stop: () => stop?.(),
  };
}

/** Has events happen in a run, by default in the last one, and the page show them. */
export async function happen(events: RunEvent[], run?: (typeof runs)[number]): Promise<void> {
  await vi.waitFor(() => expect(runs).not.toEqual([]));
  await act(async () => {
    for (const event of events) (run ?? runs.at(-1)!).emit(event);
    await new Promise(requestAnimationFrame);
  });
}

/** A result of a statement that is the value `summary`, compared with what the code states. */
export const result = (line: number, summary: string, stated = {}): RunEvent => ({
  type: 'result',
  kind: 'value',
  line,
  actual: { summary },
  ...stated,
  time: 1,
});

export const FINISHED: RunEvent = { type: 'finished', time: 2 };
