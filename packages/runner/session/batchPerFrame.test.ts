import { afterEach, expect, it, vi } from 'vitest';
import { batchPerFrame } from './runState';

afterEach(() => vi.unstubAllGlobals());

it('handles what has come once in a frame, in order', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const batches: number[][] = [];
  const add = batchPerFrame<number>((items) => batches.push(items));
  for (let item = 0; item < 1000; item += 1) add(item);
  expect([batches.length, frames.length]).toEqual([0, 1]);
  frames.pop()!();
  expect(batches).toEqual([Array.from({ length: 1000 }, (_, item) => item)]);
  add(1000);
  frames.pop()!();
  expect(batches[1]).toEqual([1000]);
});
