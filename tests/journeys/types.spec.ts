import type { Locator, Page } from '@playwright/test';
import { enhanced, expect, test } from './fixtures';

const PAGE = 'guide/api/array/at';
const SEGMENTS = 'const segments: string[]';

/** Files with types. */
const TYPES = /\/types\/.*\.json$/;

/** The example whose identifiers the tests point at. */
function exampleOf(page: Page): Locator {
  return page.locator('.rp-codeblock').filter({ hasText: 'at(segments, -1)' });
}

/** Returns the place of the letter in the middle of a text of a code block, in the window. */
async function middleOf(block: Locator, text: string): Promise<{ x: number; y: number }> {
  await block.scrollIntoViewIfNeeded();
  await rendered(block);
  return block.locator('code').evaluate((code, wanted) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const letters: [Text, number][] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      letters.push(...Array.from(node.data, (_, index): [Text, number] => [node, index]));
    }
    const start = code.textContent.indexOf(wanted);
    const [node, offset] = letters[start + Math.floor((wanted.length - 1) / 2)]!;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, text);
}

/** Waits for the next frame: browsers lay out the lines of a block once it comes into sight. */
async function rendered(block: Locator): Promise<void> {
  await block.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** Moves the pointer onto a text, as a hand does: not in one step. */
async function pointAt(page: Page, block: Locator, text: string): Promise<void> {
  const { x, y } = await middleOf(block, text);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
}

test('loads types, and no React, once the pointer is on code, and shows what it rests on', async ({
  page,
  language: { root, types },
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(root + PAGE, { waitUntil: 'load' });
  await expect(page.getByRole('button', { name: types, exact: true })).toHaveCount(0);
  expect(requests.filter((url) => TYPES.test(url))).toEqual([]);
  await enhanced(page);
  const block = exampleOf(page);
  const before = await block.locator('code').innerHTML();
  const hint = page.getByRole('tooltip');
  await pointAt(page, block, 'segments');
  await expect(hint).toHaveText(SEGMENTS);
  await expect(hint).toBeInViewport({ ratio: 1 });
  expect(requests.filter((url) => TYPES.test(url))).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await pointAt(page, block, 'at(');
  await expect(hint).toHaveText(/^function at/);
  expect(await block.locator('code').innerHTML()).toBe(before);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(hint).toHaveCount(0);
  await pointAt(page, block, 'segments');
  await expect(hint).toHaveText(SEGMENTS);
  await hint.hover();
  await hint.click();
  await expect(hint).toHaveText(SEGMENTS);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});
