import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { debounce } from './debounce';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('debounce', () => {
  it('settles the promise of the last call only', async () => {
    const settled: string[] = [];
    const search = debounce((text: string) => text, 30);
    for (const text of ['t', 'te', 'tea']) void search(text).then((found) => settled.push(found!));
    await vi.advanceTimersByTimeAsync(1000);

    expect(settled).toEqual(['tea']);
  });

  it('is not pending while an asynchronous function works', async () => {
    let finish: (() => void) | undefined;
    const load = debounce(() => new Promise<void>((resolve) => (finish = resolve)), 30);
    const promise = load();
    await vi.advanceTimersByTimeAsync(30);

    expect(load.pending()).toBe(false);
    finish?.();
    await promise;
  });

  it('rejects the run under way when it is cancelled from inside', async () => {
    const save: { (): Promise<string | undefined>; cancel: () => void } = debounce(() => {
      save.cancel();
      return 'saved';
    }, 30);
    const reason = save().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30);

    expect(await reason).toBe('Debounced call canceled');
  });

  it('runs without end when it is flushed from inside', async () => {
    const save: { (): Promise<unknown>; flush: () => Promise<unknown> } = debounce(
      () => save.flush(),
      30,
    );
    const reason = save().catch((error: unknown) => error);

    expect(() => save.flush()).toThrow(RangeError);
    expect(await reason).toBeInstanceOf(RangeError);
  });

  it('runs the next call too early after a call to itself', async () => {
    const seen: string[] = [];
    const save: (name: string) => Promise<void | undefined> = debounce((name: string) => {
      seen.push(name);
      if (name === 'first') void save('lost');
    }, 30);
    void save('first');
    await vi.advanceTimersByTimeAsync(45);
    void save('next');
    await vi.advanceTimersByTimeAsync(15);

    expect(seen).toEqual(['first', 'next']);
  });

  it('rejects two promises when a flushed asynchronous function fails', async () => {
    const save = debounce(() => Promise.reject(new Error('offline')), 30);
    const call = save();

    await expect(save.flush()).rejects.toThrow('offline');
    await expect(call).rejects.toThrow('offline');
  });

  it('types the result as a promise that may be empty', () => {
    const length = debounce((text: string) => text.length);

    expectTypeOf(length).returns.toEqualTypeOf<Promise<number | undefined>>();
    expectTypeOf(length).parameters.toEqualTypeOf<[string]>();
  });
});
