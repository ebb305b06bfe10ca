import { setTimeout as rest } from 'node:timers/promises';
import { serve } from '../../../scripts/serve.mjs';
import type { Engine } from '../../engines/engine';
import { findControl } from '../../engines/inPage';
import { readDuration, timeChange } from './changeOfPage';
import { type Figures, PAGE, SETTLE } from './measurements';
import { openSlowLine } from './slowLine';

/** Links to `NEXT_PAGE`, and to a page after that. */
const NEXT_LINK = 'unique';
const LATER_LINK = 'union';

/** Long enough for what is kept for offline use to arrive over the slow line, in milliseconds. */
const KEPT = 25_000;

/** A built site, and how long browsers may keep its files, in seconds. */
interface ServedSite {
  folder: string;
  maxAge: number;
}

/** Follows a link on which the pointer has been for some milliseconds, over a slow line. */
export function measureNextPage(
  engine: Engine,
  site: ServedSite,
  rested: number,
): Promise<Figures> {
  return overSlowLine(site, async (url) => {
    await engine.open(url + PAGE);
    const { firstPaint, duration } = await timeNextPage(engine, NEXT_LINK, { rested });
    await engine.open('about:blank');
    return {
      'first paint, ms': firstPaint!,
      [`next page, pointed at for ${rested} ms, ms`]: duration,
    };
  });
}

/** Reads two pages, and follows a link once this site has had the time to keep its pages. */
export function measureLaterPage(
  engine: Engine,
  site: ServedSite,
  rested: number,
): Promise<Figures> {
  return overSlowLine(site, async (url) => {
    await engine.open(url + PAGE);
    await timeNextPage(engine, NEXT_LINK, { rested });
    const { duration } = await timeNextPage(engine, LATER_LINK, { settle: KEPT, rested });
    await engine.open('about:blank');
    return { [`later page, pointed at for ${rested} ms, ms`]: duration };
  });
}

async function overSlowLine<Result>(
  { folder, maxAge }: ServedSite,
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  const site = await serve({ folder, maxAge });
  const line = await openSlowLine(site.url);
  try {
    return await measure(line.url);
  } finally {
    line.close();
    site.close();
  }
}

/** Follows a link of the sidebar, in a page that has been idle for a time. */
async function timeNextPage(
  engine: Engine,
  name: string,
  { settle = SETTLE, rested }: { settle?: number; rested: number },
): Promise<{ firstPaint: number | undefined; duration: number }> {
  const link = await engine.evaluate(findControl, name);
  await rest(settle);
  const firstPaint = await engine.evaluate(readFirstPaint);
  await engine.evaluate(timeChange);
  await engine.clickAt(link!, rested);
  await rest(SETTLE);
  return { firstPaint, duration: await engine.evaluate(readDuration) };
}

/** In milliseconds since the navigation; Firefox does not tell it of all pages. */
function readFirstPaint(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}
