import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from './fixtures';

/** The parts of search that a reader sees. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const input = (page: Page): Locator => page.getByRole('combobox');
export const options = (page: Page): Locator => page.getByRole('option');

/** Hydrates the page and opens search. */
export async function openSearchDialog(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+K');
  await expect(input(page)).toBeFocused();
}

/** Opens search and waits for what it says of a query. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(query);
  await expect(page.locator(`[data-query=${query}]`)).toBeVisible();
}

/** Delays responses until they are released. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const gate = new EventEmitter();
  const released = once(gate, 'release');
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => void gate.emit('release');
}
