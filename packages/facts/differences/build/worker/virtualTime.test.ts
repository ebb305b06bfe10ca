import { beforeEach, expect, it } from 'vitest';
import { installVirtualTime, type VirtualTime } from './virtualTime';

type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'Date' | 'performance'>;

let clock: Clock;
let time: VirtualTime;

beforeEach(() => {
  clock = { Date: {}, performance: {} } as unknown as Clock;
  time = installVirtualTime(clock as typeof globalThis);
});

const sleep = (ms: number) => new Promise((resolve) => void clock.setTimeout(resolve, ms));

it('lets delays pass at once', async () => {
  const start = clock.Date.now();
  await time.settle(sleep(86_400_000));
  expect(clock.Date.now() - start).toBe(86_400_000);
});

it('runs timers in the order in which they are due', async () => {
  const seen: string[] = [];
  clock.setTimeout(() => seen.push('late'), 20);
  clock.setTimeout(() => seen.push('early'), 10);
  await time.settle(sleep(30));
  expect(seen).toEqual(['early', 'late']);
});

it('does not run a timer that was cleared', async () => {
  const seen: string[] = [];
  clock.clearTimeout(clock.setTimeout(() => seen.push('cleared'), 10));
  await time.settle(sleep(30));
  expect(seen).toEqual([]);
});

it('ends a loop that waits for the clock', () => {
  const start = clock.Date.now();
  while (clock.Date.now() - start < 5);
  expect(clock.performance.now()).toBeGreaterThan(start + 5);
});

it('says that a promise never settles', async () => {
  await expect(time.settle(new Promise(() => {}))).rejects.toHaveProperty('name', 'TimeoutError');
});
