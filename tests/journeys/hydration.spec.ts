import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrate, hydrated, test } from './fixtures';

/** Notes after each task how many elements of the content React has hydrated. */
async function watchContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<number>();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const elements = [...document.querySelectorAll('.rspress-doc *')];
      // React keeps its record of an element in a property of it.
      seen.add(elements.filter((element) => Object.keys(element).length > 0).length);
      port2.postMessage(undefined);
    });
    port1.start();
    port2.postMessage(undefined);
    Reflect.set(window, 'seen', seen);
  });
}

const countsOf = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'seen')] as number[]);

// A long page on a slow CPU, so that React needs several slices on any machine.
test('hydrates the content of a page in slices', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('guide/');
  const last = page.locator('.rspress-doc h2').last();
  await watchContent(page);
  await hydrate(page);
  await expect
    .poll(() => last.evaluate((e) => Object.keys(e).some((key) => key.startsWith('__react'))))
    .toBe(true);
  expect((await countsOf(page)).length).toBeGreaterThan(3);
});

test('never renders what does not change: the tokens of code are not React’s', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await watchContent(page);
  await hydrate(page);
  await expect.poll(async () => Math.max(...(await countsOf(page)))).toBeGreaterThan(100);
  const tokens = page.locator('pre .line > span');
  const keys = await tokens.evaluateAll((elements) => elements.flatMap((e) => Object.keys(e)));
  expect(await tokens.count()).toBeGreaterThan(100);
  expect(keys).toEqual([]);
});

test('leaves islands as they are when the whole page hydrates', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  const block = page.locator('.rp-codeblock:has([data-run])').first();
  await block.getByRole('button', { name: texts['example.editText'].en }).click();
  const editor = block.getByRole('textbox');
  await editor.press('ControlOrMeta+A');
  await page.keyboard.type('1 + 1; // => 2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(block.locator('.ft-note--same')).toHaveCount(1);
  await hydrated(page);
  await expect(editor).toContainText('1 + 1; // => 2');
  await expect(block.locator('.ft-note--same')).toHaveCount(1);
  await block.getByRole('button', { name: texts['example.closeText'].en }).click();
  await expect(editor).toHaveCount(0);
});
