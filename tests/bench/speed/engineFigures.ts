import { setTimeout as rest } from 'node:timers/promises';
import { serve } from '../../../scripts/serve.mjs';
import type { Engine } from '../../engines/engine';
import { findControl } from '../../engines/inPage';
import { readDuration, timeChange } from './changeOfPage';
import { type Figures, PAGE, SETTLE } from './measurements';
import { openSlowLine } from './slowLine';

/** Name of the link to `NEXT_PAGE`. */
const LINK = 'unique';

/**
 * Reads two pages of a site over a slow line.
 *
 * @param folder The built site.
 * @param maxAge How long the browser may keep files, in seconds.
 * @param rested How long the pointer is on the link to the second page, in milliseconds.
 */
export async function measureInEngine(
  engine: Engine,
  { folder, maxAge, rested }: { folder: string; maxAge: number; rested: number },
): Promise<Figures> {
  const site = await serve({ folder, maxAge });
  const { url, close } = await openSlowLine(site.url);
  await engine.open(url + PAGE);
  const link = await engine.evaluate(findControl, LINK);
  await rest(SETTLE);
  const first = await engine.evaluate(firstPaint);
  await engine.evaluate(timeChange);
  await engine.clickAt(link!, rested);
  await rest(SETTLE);
  const next = await engine.evaluate(readDuration);
  await engine.open('about:blank');
  close();
  site.close();
  return {
    'first paint, ms': first,
    [`next page, pointed at for ${rested} ms, ms`]: next,
  };
}

/** In milliseconds since the navigation. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
}
