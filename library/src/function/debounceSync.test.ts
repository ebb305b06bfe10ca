import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { debounceSync } from './debounceSync';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('debounceSync', () => {
  it('runs once per burst, with its last arguments', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer(), { minLength: 1 })), (bursts) => {
        const seen: number[] = [];
        const note = debounceSync((x: number) => seen.push(x), 30);
        for (const burst of bursts) {
          burst.forEach((x) => note(x));
          vi.advanceTimersByTime(30);
        }
        expect(seen).toEqual(bursts.map((burst) => burst.at(-1)));
      }),
    );
  });

  it('is postponed by each call, without a limit', () => {
    const fn = vi.fn<() => void>();
    const debounced = debounceSync(fn, 30);
    for (let i = 0; i < 100; i++) {
      debounced();
      vi.advanceTimersByTime(29);
    }

    expect(fn).not.toHaveBeenCalled();
  });

  it('waits 500 ms by default', () => {
    const fn = vi.fn<() => void>();
    debounceSync(fn)();
    vi.advanceTimersByTime(499);
    expect(fn).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(fn).toHaveBeenCalledOnce();
  });

  it('shares one timer between receivers', () => {
    const seen: string[] = [];
    const save = debounceSync(function (this: { name: string }) {
      seen.push(this.name);
    }, 30);
    save.call({ name: 'first' });
    save.call({ name: 'second' });
    vi.advanceTimersByTime(30);

    expect(seen).toEqual(['second']);
  });

  it('runs without end when it is flushed from inside', () => {
    const save: { (): unknown; flush: () => unknown } = debounceSync(() => save.flush(), 30);
    save();

    expect(() => save.flush()).toThrow(RangeError);
  });

  it('runs the next call too early after a call to itself', () => {
    const seen: string[] = [];
    const save: (name: string) => void = debounceSync((name: string) => {
      seen.push(name);
      if (name === 'first') save('lost');
    }, 30);
    save('first');
    vi.advanceTimersByTime(45);
    save('next');
    vi.advanceTimersByTime(15);

    expect(seen).toEqual(['first', 'next']);
  });

  it('types the result of flush', () => {
    const length = debounceSync((text: string) => text.length);

    expectTypeOf(length.flush).returns.toEqualTypeOf<number | void>();
    expectTypeOf(length).parameters.toEqualTypeOf<[string]>();
  });
});
