import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReporter } from './createReporter';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

/** Runs steps while all objects inherit what an example has given them. */
function inheriting(properties: Record<string, unknown>, run: () => void): void {
  const names = Object.keys(properties);
  for (const [name, value] of Object.entries(properties)) {
    // oxlint-disable-next-line no-extend-native -- that is what an example does
    Object.defineProperty(Object.prototype, name, { value, configurable: true });
  }
  run();
  for (const name of names) Reflect.deleteProperty(Object.prototype, name);
}

const result = { type: 'result', kind: 'value', line: 1, actual: { summary: '2' } } as const;

it('reports what an example gave, whatever objects inherit', () => {
  const { stringify } = JSON;
  const sent: string[] = [];
  // A process sends its messages as JSON.
  const postMessage = (message: unknown) => void sent.push(stringify(message));
  const reporter = createReporter({ postMessage } as MessagePort);
  const forged = { type: 'result', kind: 'value', line: 1, ok: true, time: 0 };
  inheriting({ toJSON: () => forged, expected: '3', ok: true, message: 'forged' }, () => {
    reporter.report({ ...result, expected: '3', ok: false });
    reporter.report(result);
    vi.advanceTimersByTime(500);
    reporter.finish({ type: 'finished' });
  });
  const time = expect.any(Number);
  expect(sent.map((message) => JSON.parse(message))).toEqual([
    { type: 'alive' },
    { ...result, expected: '3', ok: false, time },
    { ...result, time },
    { type: 'alive' },
    { type: 'finished', time },
  ]);
});
