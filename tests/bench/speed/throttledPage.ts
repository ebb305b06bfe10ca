/* oxlint-disable unicorn/consistent-function-scoping -- some of these are sent to the browser, alone */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A slow phone: 150 ms round trip, 1.6 Mbit/s down, CPU slowed down 4 times. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;

const VIEWPORT = { width: 1350, height: 940 };

/** Performance entries of a page, in milliseconds since the navigation. */
export interface Marks {
  paint: number;
  largestPaint: number;
  /** Start and duration of each long task. */
  longTasks: [number, number][];
}

/** A visit, with an empty cache unless it follows another one. */
export interface ThrottledPage {
  page: Page;
  client: CDPSession;
  /** Leaves and opens another page with what the browser has kept. */
  revisit: () => Promise<ThrottledPage>;
  /** Received bytes, as compressed. */
  bytes: () => number;
  marks: () => Promise<Marks>;
  close: () => Promise<void>;
}

/** Opens an empty page whose network and CPU are slowed down. */
export async function openThrottledPage(
  browser: Browser,
  viewport = VIEWPORT,
): Promise<ThrottledPage> {
  return openIn(await browser.newContext({ viewport }));
}

async function openIn(context: BrowserContext): Promise<ThrottledPage> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.addInitScript(() => {
    // The framework alone has a key of its own.
    for (const key of ['funtool-visited', 'rspress-visited']) localStorage.setItem(key, '1');
  });
  return {
    page,
    client,
    revisit: async () => {
      await page.close();
      return openIn(context);
    },
    bytes: () => bytes,
    marks: () => page.evaluate(() => Reflect.get(window, 'marks') as Marks),
    close: () => context.close(),
  };
}

/** Runs in each document before its own scripts. */
function observe(): void {
  const marks: Marks = { paint: 0, largestPaint: 0, longTasks: [] };
  Reflect.set(window, 'marks', marks);
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (marks.largestPaint = startTime));
  watch('longtask', ({ startTime, duration }) => marks.longTasks.push([startTime, duration]));
}

/** Total blocking time: the part of long tasks beyond 50 ms. */
export function blockedTime({ longTasks, paint }: Marks): number {
  return longTasks
    .filter(([start, length]) => start + length > paint)
    .reduce((sum, [start, length]) => sum + start + length - Math.max(start, paint) - 50, 0);
}

/** Heap size after garbage collection, in bytes. */
export async function heapSize(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}
