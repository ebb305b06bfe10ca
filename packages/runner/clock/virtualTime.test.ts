import { beforeEach, expect, it } from 'vitest';
import { installVirtualTime, type VirtualTime } from './virtualTime';

type Clock = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date' | 'performance'
>;

let clock: Clock;
let time: VirtualTime;

beforeEach(() => {
  clock = { Date: class extends Date {}, performance: {} } as unknown as Clock;
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

it('gives dates the time of the clock, but for those whose time is given', () => {
  const now = clock.Date.now();
  expect(new clock.Date().getTime()).toBeGreaterThanOrEqual(now);
  expect(new clock.Date().getTime()).toBeLessThan(now + 1000);
  expect(new clock.Date(5).getTime()).toBe(5);
  clock.Date.now = () => 7;
  expect(new clock.Date().getTime()).toBe(7);
});

it('makes dates that are instances of what makes them', () => {
  const date = new clock.Date();
  expect(date).toBeInstanceOf(clock.Date);
  expect(date.constructor).toBe(clock.Date);
});

it('begins again without the timers of before', async () => {
  const seen: string[] = [];
  const start = clock.Date.now();
  clock.setTimeout(() => seen.push('before'), 10);
  clock.performance.now = () => 7;
  time.skip(1000);
  expect(clock.Date.now() - start).toBe(1000);
  clock.Date.now = () => 7;
  time.reset();
  expect(clock.performance.now()).not.toBe(7);
  await time.settle(sleep(30));
  expect(seen).toEqual([]);
  expect(clock.Date.now() - start).toBe(30);
});

it('says that a promise never settles', async () => {
  await expect(time.settle(new Promise(() => {}))).rejects.toHaveProperty('name', 'TimeoutError');
});

it('repeats an interval until it is cleared', async () => {
  const seen: number[] = [];
  const start = clock.Date.now();
  const id = clock.setInterval(() => {
    seen.push(clock.Date.now() - start);
    if (seen.length === 3) clock.clearInterval(id);
  }, 10);
  await time.settle(sleep(100));
  expect(seen).toEqual([10, 20, 30]);
});

it('goes on where a timer without a delay starts itself anew', async () => {
  const again = () => void clock.setTimeout(again);
  again();
  await time.settle(sleep(30));
  expect(clock.Date.now()).toBeGreaterThan(30);
});
