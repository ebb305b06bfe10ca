import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Fields of a record in an index: text stands behind the heading, id and depth of its section. */
interface IndexedPage {
  id: string;
  toc: [text: string, id: string, depth: number, below: string][];
}

export const PAGE = 'api/array/at';
export const SECTION = 'numeric-strings';

/** Opens search and asks for the first sentence of a section, which comes from the index that arrives. */
export async function findSection(page: Page): Promise<string> {
  const response = page.waitForResponse(/search_index/);
  await page.keyboard.press('Control+K');
  const index = await page.request.get((await response).url());
  const records = (await index.json()) as IndexedPage[];
  const { toc } = records.find(({ id }) => id === PAGE)!;
  const [, , , below] = toc.find(([, id]) => id === SECTION)!;
  const sentence = below.slice(0, 60).split('\n')[0]!;
  await ask(page, sentence);
  return sentence;
}

/** Asks open search for a sentence of the section. */
export async function ask(page: Page, sentence: string): Promise<void> {
  await page.getByRole('combobox').fill(sentence);
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    /array\/at#numeric-strings$/,
  );
}

/** Waits until a heading is visible below the bars, in the upper half of the window. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((heading) => {
      const { top } = document.getElementById(heading)!.getBoundingClientRect();
      const bars = document.querySelectorAll('header, .ft-sidebar-menu');
      const bottoms = [...bars].map((bar) => bar.getBoundingClientRect().bottom);
      const below = top >= Math.max(...bottoms);
      return below && top < innerHeight / 2 ? 'in sight' : `at ${top}, below ${bottoms.join()}`;
    }, id);
  await expect.poll(place).toBe('in sight');
}
