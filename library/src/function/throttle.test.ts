import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('throttle', () => {
  it('settles the first call and the last one of each interval', async () => {
    const settled: number[] = [];
    const locate = throttle((x: number) => x, 50);
    for (const x of [1, 2, 3, 4]) void locate(x).then((result) => settled.push(result!));
    await vi.advanceTimersByTimeAsync(1000);

    expect(settled).toEqual([1, 4]);
  });

  it('gives nothing when a flush finds nothing to do', async () => {
    const locate = throttle((x: number) => x, 50);
    await locate(1);

    expect(await locate.flush()).toBeUndefined();
  });

  it('counts the interval from the last flush', async () => {
    const seen: number[] = [];
    const locate = throttle((x: number) => seen.push(x), 50);
    void locate(1);
    void locate(2);
    await vi.advanceTimersByTimeAsync(40);
    await locate.flush();
    await vi.advanceTimersByTimeAsync(20);
    void locate(3);
    expect(seen).toEqual([1, 2]);

    await vi.advanceTimersByTimeAsync(30);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('starts again before an asynchronous function has finished', async () => {
    let running = 0;
    const load = throttle(async () => {
      running++;
      await new Promise(() => {});
    }, 50);
    void load();
    void load();
    await vi.advanceTimersByTimeAsync(50);

    expect(running).toBe(2);
  });

  it('types the result as a promise that may be empty', () => {
    const length = throttle((text: string) => text.length);

    expectTypeOf(length).returns.toEqualTypeOf<Promise<number | undefined>>();
    expectTypeOf(length).parameters.toEqualTypeOf<[string]>();
  });
});
