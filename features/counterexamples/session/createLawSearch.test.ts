import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LawRequest } from '../sandbox/messages';
import { startLawSearch } from './createLawSearch';

/** A sandbox whose side is played by a test. */
interface FakeSandbox {
  asked: LawRequest[];
  isClosed: boolean;
  say: (message: unknown) => void;
}

const sandboxes: FakeSandbox[] = [];

vi.mock(import('../../examples/session/openFrame'), () => ({
  openFrame: (_, { onMessage }) => {
    const sandbox: FakeSandbox = { asked: [], isClosed: false, say: onMessage };
    sandboxes.push(sandbox);
    return {
      send: (message) => void sandbox.asked.push(message as LawRequest),
      close: () => (sandbox.isClosed = true),
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('LAW_SANDBOX', '/runner/law.html');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sandboxes.length = 0;
});

const law = {
  code: 's === s',
  variables: [{ name: 's', kind: 'text' as const }],
  skipsErrors: false,
};
const none = { type: 'none', tries: 9, milliseconds: 1.5, seed: -3 };
const broken = {
  type: 'broken',
  breach: { reason: 'error', error: 'TypeError: no' },
  inputs: ["''"],
  sides: [{ value: '1' }, { error: 'TypeError: no' }],
  tries: 3,
  start: { seed: 1, path: '2:0' },
  again: { broken: 10, times: 10 },
};

it.each([none, broken, { type: 'refused', error: 'SyntaxError: no' }])(
  'passes on what the sandbox finds, and closes it: $type',
  async (finding) => {
    const { result } = startLawSearch(law, { seed: 1 });
    sandboxes[0]!.say({ ready: true });
    expect(sandboxes[0]!.asked).toEqual([{ law, start: { seed: 1 }, isTraced: false }]);
    sandboxes[0]!.say({ finding });
    await expect(result).resolves.toEqual(finding);
    expect(sandboxes[0]!.isClosed).toBe(true);
  },
);

it.each([
  undefined,
  { finding: { type: 'other' } },
  { finding: { ...none, tries: 'many' } },
  { finding: { ...broken, inputs: [7] } },
  { finding: { ...broken, inputs: ['x'.repeat(2001)] } },
  { finding: { ...broken, breach: { reason: 'false' }, sides: [1] } },
])('ignores what a law has forged: %j', async (message) => {
  const { result } = startLawSearch(law, { seed: 1 });
  sandboxes[0]!.say({ ready: true });
  sandboxes[0]!.say(message);
  sandboxes[0]!.say({ finding: none });
  await expect(result).resolves.toEqual(none);
});

it('finds out for which input a law does not come to an end', async () => {
  const { result } = startLawSearch(law, { seed: 1 });
  sandboxes[0]!.say({ ready: true });
  vi.advanceTimersByTime(4000);
  expect(sandboxes[0]!.isClosed).toBe(true);
  sandboxes[1]!.say({ ready: true });
  expect(sandboxes[1]!.asked).toMatchObject([{ isTraced: true }]);
  sandboxes[1]!.say({ trying: ["'a'"] });
  vi.advanceTimersByTime(900);
  sandboxes[1]!.say({ trying: ["'b'"] });
  vi.advanceTimersByTime(1000);
  await expect(result).resolves.toEqual({ type: 'endless', inputs: ["'b'"] });
  expect(sandboxes[1]!.isClosed).toBe(true);
});

it('says that the sandbox cannot be loaded', async () => {
  const { result } = startLawSearch(law, { seed: 1 });
  vi.advanceTimersByTime(20_000);
  await expect(result).resolves.toEqual({ type: 'unavailable' });
});

it('ends when it is stopped', async () => {
  const { result, stop } = startLawSearch(law, { seed: 1 });
  stop();
  await expect(result).resolves.toEqual({ type: 'stopped' });
  expect(sandboxes[0]!.isClosed).toBe(true);
});
