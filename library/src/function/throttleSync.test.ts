import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { throttleSync } from './throttleSync';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('throttleSync', () => {
  it('never runs twice within an interval, and ends with the last call', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1 });
    fc.assert(
      fc.property(pauses, (waits) => {
        const runs: { at: number; call: number }[] = [];
        const note = throttleSync((call: number) => runs.push({ at: Date.now(), call }), 50);
        waits.forEach((wait, call) => {
          note(call);
          vi.advanceTimersByTime(wait);
        });
        vi.advanceTimersByTime(50);

        const gaps = runs.slice(1).map(({ at }, index) => at - runs[index]!.at);
        expect(gaps.every((gap) => gap >= 50)).toBe(true);
        expect(runs.at(-1)!.call).toBe(waits.length - 1);
        vi.advanceTimersByTime(50);
      }),
    );
  });

  it('waits 500 ms by default', () => {
    const fn = vi.fn<() => void>();
    const throttled = throttleSync(fn);
    throttled();
    throttled();
    vi.advanceTimersByTime(499);
    expect(fn).toHaveBeenCalledOnce();

    vi.advanceTimersByTime(1);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  it('starts the interval even if the first run throws', () => {
    const fn = vi.fn<() => void>(() => {
      throw new Error('refused');
    });
    const throttled = throttleSync(fn, 50);

    expect(() => throttled()).toThrow('refused');
    expect(() => throttled()).not.toThrow();
    throttled.cancel();
    expect(fn).toHaveBeenCalledOnce();
  });

  it('does not limit calls at time 0', () => {
    vi.setSystemTime(0);
    const fn = vi.fn<() => void>();
    const throttled = throttleSync(fn, 50);
    throttled();
    throttled();

    expect(fn).toHaveBeenCalledTimes(2);
  });

  it('recovers from an error in a flush when a later call succeeds', () => {
    let broken = false;
    const throttled = throttleSync(() => {
      if (broken) throw new Error('offline');
    }, 50);
    throttled();
    throttled();
    broken = true;
    expect(() => throttled.flush()).toThrow('offline');
    expect(throttled.pending()).toBe(true);

    broken = false;
    vi.advanceTimersByTime(50);
    throttled();
    expect(throttled.pending()).toBe(false);
  });

  it('keeps the parameters of the function', () => {
    const report = throttleSync((_y: number) => {});

    expectTypeOf(report).parameters.toEqualTypeOf<[number]>();
    expectTypeOf(report.flush).returns.toBeVoid();
  });
});
