import type { PageHealth, Totals } from './health';

/** Sums up the pages of a language. Of the comparisons with others, those with lodash are counted. */
export function totalHealth(pages: PageHealth[]): Totals {
  const total = (count: (page: PageHealth) => number | undefined) =>
    pages.reduce((sum, page) => sum + (count(page) ?? 0), 0);
  const measured = pages.flatMap(({ bytes }) => bytes ?? []).toSorted((a, b) => a - b);
  return {
    pages: pages.length,
    results: total(({ results }) => results),
    sentences: {
      factual: total(({ sentences }) => sentences?.factual),
      executed: total(({ sentences }) => sentences?.executed),
      'not executed': total(({ sentences }) => sentences?.['not executed']),
      open: total(({ sentences }) => sentences?.open),
    },
    calls: total(({ calls }) => calls),
    types: {
      compared: total(({ types }) => types?.compared),
      wrong: total(({ types }) => types?.wrong),
    },
    same: {
      same: total(({ same }) => same?.lodash?.same),
      calls: total(({ same }) => same?.lodash?.calls),
    },
    outOfStep: total(({ outOfStep }) => outOfStep),
    bytes:
      measured.length > 0
        ? { median: measured[Math.floor(measured.length / 2)]!, largest: measured.at(-1)! }
        : undefined,
    barriers: measured.length > 0 ? total(({ barriers }) => barriers) : undefined,
  };
}
