import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pair } from '../engine/pair';
import type { FindMessage, FindRequest } from './readFindMessage';
import { createFinder } from './createFinder';

/** A sandbox whose side is played by a test. */
interface FakeSandbox {
  asked: FindRequest[];
  isClosed: boolean;
  say: (message: FindMessage) => void;
}

const sandboxes: FakeSandbox[] = [];

vi.mock(import('@funtool-docs/runner/supervisor/supervise'), async (importOriginal) => ({
  ...(await importOriginal()),
  openFrame: (_, { onMessage }) => {
    const sandbox: FakeSandbox = { asked: [], isClosed: false, say: onMessage };
    sandboxes.push(sandbox);
    return {
      send: (message) => void sandbox.asked.push(message as FindRequest),
      close: () => (sandbox.isClosed = true),
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  sandboxes.length = 0;
});

const pairs: Pair[] = [{ args: [{ source: '1', value: 1 }], result: { source: '2', value: 2 } }];
const answer = { found: [], count: 0, tried: 9, natives: [] };

const failureOf = (found: Promise<unknown>) => found.catch((error: Error) => error.message);

/** Has a sandbox say what it tries, and then nothing. */
function hangAt(name: string | undefined, sandbox: FakeSandbox): void {
  sandbox.say({ ready: true });
  if (name) sandbox.say({ id: 1, trying: name });
  vi.advanceTimersByTime(2000);
}

it('ignores what is no message', async () => {
  const found = createFinder().find(pairs);
  sandboxes[0]!.say({ ready: true });
  for (const message of [undefined, 'ready', { id: 1, answer: { found: 'all' } }]) {
    sandboxes[0]!.say(message as never);
  }
  sandboxes[0]!.say({ id: 1, answer });
  await expect(found).resolves.toEqual(answer);
});

it('opens one sandbox for all questions', async () => {
  const finder = createFinder();
  expect(sandboxes).toHaveLength(0);
  const first = finder.find(pairs);
  sandboxes[0]!.say({ ready: true });
  sandboxes[0]!.say({ id: 1, answer });
  await expect(first).resolves.toEqual(answer);
  const second = finder.find(pairs);
  sandboxes[0]!.say({ id: 2, answer });
  await expect(second).resolves.toEqual(answer);
  expect(sandboxes).toHaveLength(1);
});

it.each([
  ['answered', true],
  ['given up', false],
])('asks another sandbox after a question with a function that was %s', async (_, isAnswered) => {
  const finder = createFinder();
  const [pair] = pairs as [Pair];
  const code = { source: '() => 1', value: undefined, isFunction: true } as const;
  const first = failureOf(finder.find([{ ...pair, args: [code] }]));
  sandboxes[0]!.say({ ready: true });
  if (isAnswered) sandboxes[0]!.say({ id: 1, answer });
  const second = finder.find(pairs);
  expect(sandboxes.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  sandboxes[1]!.say({ ready: true });
  sandboxes[1]!.say({ id: 2, answer });
  await expect(second).resolves.toEqual(answer);
  await first;
  void finder.find(pairs);
  expect(sandboxes).toHaveLength(2);
});

it('asks again with a candidate that has hung once, and without it once it has hung twice', async () => {
  const found = createFinder().find(pairs);
  hangAt('padEnd', sandboxes[0]!);
  expect(sandboxes[0]!.isClosed).toBe(true);
  sandboxes[1]!.say({ ready: true });
  expect(sandboxes[1]!.asked).toMatchObject([{ leftOut: [] }]);
  hangAt('padEnd', sandboxes[1]!);
  sandboxes[2]!.say({ ready: true });
  expect(sandboxes[2]!.asked).toMatchObject([{ id: 1, pairs, leftOut: ['padEnd'] }]);
  sandboxes[2]!.say({ id: 1, answer });
  await expect(found).resolves.toEqual(answer);
});

it.each([
  ['one candidate after another hangs', (count: number) => `name${count}`, 7],
  ['sandboxes hang before they try any', () => undefined, 2],
])('gives up where %s', async (_, nameOf, sandboxCount) => {
  const failed = failureOf(createFinder().find(pairs));
  for (let count = 0; count < sandboxCount; count += 1) hangAt(nameOf(count), sandboxes[count]!);
  expect(await failed).toContain('hangs');
  expect(sandboxes.every(({ isClosed }) => isClosed)).toBe(true);
});

it('fails where the sandbox does not load, and tries again with the next question', async () => {
  const finder = createFinder();
  const failed = failureOf(finder.find(pairs));
  vi.advanceTimersByTime(21_000);
  expect(await failed).toContain('cannot be loaded');
  const found = finder.find(pairs);
  sandboxes[1]!.say({ ready: true });
  sandboxes[1]!.say({ id: 2, answer });
  await expect(found).resolves.toEqual(answer);
});

it('gives up an earlier question, whose answer comes too late', async () => {
  const finder = createFinder();
  const first = failureOf(finder.find(pairs));
  sandboxes[0]!.say({ ready: true });
  const second = finder.find(pairs);
  sandboxes[0]!.say({ id: 1, answer: { ...answer, tried: 1 } });
  sandboxes[0]!.say({ id: 2, answer });
  expect(await first).toContain('another question');
  await expect(second).resolves.toEqual(answer);
});

it('ends the sandbox when it is closed, which is no failure of the last question', async () => {
  const finder = createFinder();
  const found = finder.find(pairs);
  finder.close();
  await expect(found).rejects.toMatchObject({ name: 'AbortError' });
  expect(sandboxes[0]!.isClosed).toBe(true);
});
