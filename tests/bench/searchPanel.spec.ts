/* oxlint-disable eslint/no-await-in-loop -- measured one after the other */
import type { CDPSession, Page } from '@playwright/test';
import { site } from '../../site.config';
import { expect, hydrated, test } from '../journeys/fixtures';
import { DEBOUNCE } from '../../theme/search/useTyping';
import { percent, rankQueries, readQueries } from '../relevance/readSearch';
import { printFigures, type Row } from './printFigures';

/** CPU slowdown that simulates a phone. */
const SLOWDOWN = 4;

/** Number of queries that are timed. */
const TIMED = 40;

const rows: Row[] = [];

test.afterAll(() => {
  if (rows.length === 0) return;
  printFigures(
    `Search in the browser, CPU slowed down ${SLOWDOWN} times, with ${DEBOUNCE} ms of rest`,
    rows,
  );
});

for (const [index, { lang }] of site.locales.entries()) {
  test(`what the panel of search finds, costs and takes in ${lang}`, async ({ page }) => {
    const queries = readQueries(lang);
    const client = await page.context().newCDPSession(page);
    const bytes = await countBytes(client);
    await page.goto(`${index === 0 ? '' : `${lang}/`}guide/api/array/at`);
    await hydrated(page);
    await page.waitForLoadState('load');
    const firstLoad = bytes();
    await openSearchDialog(page);
    const firstSearch = bytes() - firstLoad;
    const found = [];
    for (const { query } of queries) found.push((await ask(page, query)).ids);
    const { first, topThree } = rankQueries(queries, found);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = [];
    for (const { query } of queries.slice(0, TIMED)) {
      times.push((await ask(page, `${query} ${query}`)).time);
    }
    times.sort((a, b) => a - b);
    rows.push({
      language: lang,
      queries: queries.length,
      'rank 1': percent(first),
      'top 3': percent(topThree),
      'first load, kB': Math.round(firstLoad / 1000),
      'first search, kB': Math.round(firstSearch / 1000),
      'keystroke to results, ms': Math.round(times[TIMED / 2]!),
      'slowest, ms': Math.round(times.at(-1)!),
    });
    expect(found).toHaveLength(queries.length);
  });
}

async function openSearchDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toHaveAttribute('data-status', 'inited');
}

/** Types a query and waits for its answer. */
async function ask(page: Page, query: string): Promise<{ ids: string[]; time: number }> {
  const input = page.getByRole('combobox');
  return input.evaluate(async (element: HTMLInputElement, text) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const isAnswered = () =>
      document.querySelector<HTMLElement>('dialog [data-query]')?.dataset['query'] === text.trim();
    const start = performance.now();
    setValue.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    while (!isAnswered()) await new Promise(requestAnimationFrame);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')];
    const paths = links.map(({ pathname }) => /\/guide\/(.*?)\/?$/.exec(pathname)?.[1] ?? 'guide');
    return { ids: paths, time: performance.now() - start };
  }, query);
}

/** Counts bytes received from now on. */
async function countBytes(client: CDPSession): Promise<() => number> {
  let bytes = 0;
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}
