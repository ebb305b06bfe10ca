import { expect, type Page } from '@playwright/test';
import type { Language } from './fixtures';

export const PHONE = 375;
export const DESKTOP = 1440;

interface State {
  what: string;
  path: string;
  /** Viewport widths at which the element exists; the journeys open it at the last one. */
  widths: number[];
  reach: (page: Page, text: Language) => Promise<void>;
}

const API_PAGE = 'guide/api/array/at';

/** States that readers can open; pages at rest are in `kinds.spec.ts`. */
export const STATES: State[] = [
  {
    what: 'search with results',
    path: API_PAGE,
    widths: [PHONE, DESKTOP],
    reach: (page) => search(page, 'clone'),
  },
  {
    what: 'search without results',
    path: API_PAGE,
    widths: [DESKTOP, PHONE],
    reach: (page) => search(page, 'zzqqxx'),
  },
  {
    what: 'the menu',
    path: API_PAGE,
    widths: [PHONE],
    reach: (page, { menu }) => page.getByRole('button', { name: menu, exact: true }).click(),
  },
  {
    what: 'the drawer',
    path: API_PAGE,
    widths: [PHONE],
    reach: (page, { sidebar }) => page.getByRole('button', { name: sidebar }).click(),
  },
  {
    what: 'the local outline',
    path: API_PAGE,
    widths: [PHONE],
    reach: (page, { outline }) => page.getByRole('button', { name: outline }).click(),
  },
  {
    what: 'a zoomed image',
    path: 'guide/',
    widths: [PHONE, DESKTOP],
    reach: async (page, { zoom, closeZoom }) => {
      await page.getByRole('button', { name: zoom }).press('Enter');
      await expect(page.getByRole('button', { name: closeZoom })).toBeFocused();
    },
  },
  {
    what: 'an overview without matches',
    path: 'guide/api/?filter=zzz',
    widths: [PHONE, DESKTOP],
    reach: (page, { empty }) => expect(page.getByText(empty)).toBeVisible(),
  },
];

/** Opens search and waits for what it says of a query. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(query);
  await expect(page.locator(`[data-query=${query}]`)).toBeVisible();
}
