import { expect, it } from 'vitest';
import { compileLaw, evaluate, findBreach, holds } from './laws';
import pages from './laws.json';

/** Each law with the inputs that break it, as code. */
const LAWS = Object.values(pages).flatMap((laws) => Object.entries<string | null>(laws));

it('breaks each law with the inputs that are said to', () => {
  const broken = LAWS.filter(([, inputs]) => inputs !== null);
  const wrong = broken.filter(([law, inputs]) =>
    holds(compileLaw(law), evaluate(`[${inputs}]`) as unknown[]),
  );
  expect(broken.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

it('finds nothing that breaks the others', () => {
  const kept = LAWS.filter(([, inputs]) => inputs === null).map(([law]) => law);
  const breaches = kept.map((law) => [law, findBreach(law, 1000, 1)]);
  expect(kept.length).toBeGreaterThan(30);
  expect(breaches.filter(([, inputs]) => inputs)).toEqual([]);
});

it('finds what breaks a law, made small', () => {
  expect(findBreach('(s) => s.length < 3', 1000, 1)?.join().length).toBe(5);
  expect(findBreach('(xs) => xs[0].id === 1', 1000, 1)).toEqual(['[]']);
});
