import { beforeEach, expect, it } from 'vitest';
import { installSeededRandom, type SeededRandom } from './runMeasured';

let target: Pick<Math, 'random'>;
let random: SeededRandom;

beforeEach(() => {
  target = { random: () => 0 };
  random = installSeededRandom(target);
});

const draw = (mirrored: boolean) => {
  random.restart(mirrored);
  return Array.from({ length: 1000 }, () => target.random());
};

it('gives the same numbers from every start', () => {
  expect(draw(false)).toEqual(draw(false));
});

it('gives other numbers mirrored, all of them from 0 up to 1', () => {
  const [plain, mirrored] = [draw(false), draw(true)];
  for (const [index, number] of plain.entries()) {
    expect(number + mirrored[index]!).toBeCloseTo(1);
    expect(Math.min(number, mirrored[index]!)).toBeGreaterThanOrEqual(0);
    expect(Math.max(number, mirrored[index]!)).toBeLessThan(1);
  }
});

it('spreads its numbers', () => {
  const tenths = new Set(draw(false).map((number) => Math.floor(number * 10)));
  expect(tenths.size).toBe(10);
});

it('reaches who kept the function when a call replaces it', () => {
  const kept = target.random;
  target.random = () => 0.25;
  expect(kept()).toBe(0.25);
});

it('begins again with its own numbers after a call has replaced the function', () => {
  const first = draw(false);
  target.random = () => 0.25;
  expect(draw(false)).toEqual(first);
});
