import { expect, it } from 'vitest';
import { findBreach } from '../laws/laws';
import pages from '../laws/laws.json';

const SEEDS = [1, 2, 3, 4, 5, 6];
const TRIES = 10_000;

it('looks for inputs that break laws', { timeout: 600_000 }, () => {
  const laws = Object.values(pages).flatMap((list) => Object.entries<string | null>(list));
  const rows = laws.map(([law, stated]) => {
    const breaches = SEEDS.flatMap((seed) => findBreach(law, TRIES, seed)?.join(', ') ?? []);
    const [smallest = 'nothing'] = breaches.toSorted((a, b) => a.length - b.length);
    return { law, stated: stated ?? 'nothing', smallest };
  });
  for (const { law, smallest } of rows) console.log(`${law}\n  is broken by: ${smallest}`);
  const surprises = rows.filter(
    ({ stated, smallest }) => stated === 'nothing' && smallest !== stated,
  );
  expect(surprises).toEqual([]);
});
