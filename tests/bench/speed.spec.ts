/* oxlint-disable eslint/no-await-in-loop -- measured one after the other */
import { expect, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { printFigures } from './printFigures';
import { compareMedians } from './speed/compareMedians';
import {
  type Figures,
  measureLoad,
  type MeasuredSite,
  measureRevisit,
  measureSearch,
  measureSearchReady,
} from './speed/measurements';
import { measureNextPage } from './speed/nextPage';

const ROUNDS = 5;

/** In milliseconds. */
const LONGEST = 40 * 60_000;

/** `max-age` in seconds, as on GitHub Pages. */
const MAX_AGE = 600;

/** `max-age` that has passed when a reader comes back. */
const SHORT_AGE = 1;

const SITES = [
  {
    name: 'framework',
    folder: 'test-results/stock',
    themeSwitch: '.rp-switch-appearance',
    control: '.rp-code-copy-button',
    searchButton: '.rp-search-button',
    searchInput: '.rp-search-panel__input',
    searchResult: '.rp-suggest-item',
  },
  {
    name: 'this site',
    folder: 'doc_build',
    themeSwitch: '.ft-nav__icon',
    control: '.ft-example button',
    searchButton: '.ft-search-button',
    searchInput: '.ft-search__input',
    searchResult: '[role=option]',
  },
];

test('how fast pages are, beside the same content on the framework alone', async ({ browser }) => {
  test.setTimeout(LONGEST);
  const sites = await Promise.all(
    SITES.map(async ({ folder, ...site }) => ({
      ...site,
      ...(await serve({ folder, maxAge: MAX_AGE })),
      expired: await serve({ folder, maxAge: SHORT_AGE }),
    })),
  );
  const rounds = new Map<string, Figures[]>(sites.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const site of sites) rounds.get(site.name)!.push(await measureOnce(browser, site));
  }
  for (const site of sites) for (const { close } of [site, site.expired]) close();
  const [framework, own] = sites.map(({ name }) => rounds.get(name)!);
  const rows = compareMedians(framework!, own!);
  printFigures(`Speed, medians of ${ROUNDS}; 150 ms, 1.6 Mbit/s, CPU slowed down 4 times`, rows);
  expect(rows.length).toBeGreaterThan(0);
});

async function measureOnce(
  browser: Parameters<typeof measureLoad>[0],
  site: MeasuredSite & { expired: { url: string } },
): Promise<Figures> {
  return {
    ...(await measureLoad(browser, site)),
    ...(await measureRevisit(browser, site, 'revisit')),
    ...(await measureRevisit(browser, site.expired, 'revisit of what has expired')),
    ...(await measureSearchReady(browser, site)),
    ...(await measureNextPage(browser, site, 100)),
    ...(await measureNextPage(browser, site, 1000)),
    ...(await measureSearch(browser, site)),
  };
}
