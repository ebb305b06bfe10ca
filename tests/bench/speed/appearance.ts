/* oxlint-disable unicorn/consistent-function-scoping -- some of these are sent to the browser, alone */
import { setTimeout as rest } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Clicks an element as a hand does, which comes to rest before. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await rest(100);
  await page.mouse.down();
  await page.mouse.up();
}

/** Begins at an event and ends when an element with this selector and text is painted. */
export type Appearance = readonly [event: string, selector: string, text: string];

/** Measures inside the page, where nothing of the test's own delays it. */
export function timeAppearance([type, selector, text]: Appearance): void {
  addEventListener(
    type,
    ({ timeStamp }) => {
      const isShown = () =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            element.checkVisibility() && element.textContent.toLowerCase().includes(text),
        );
      const look = () => {
        if (!isShown()) return void requestAnimationFrame(look);
        // The next frame begins after this one was painted.
        requestAnimationFrame(() =>
          Reflect.set(window, `time of ${text}`, performance.now() - timeStamp),
        );
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Waits for what `timeAppearance` measures, in milliseconds. */
export async function durationOf(page: Page, [, , text]: Appearance): Promise<number> {
  const name = `time of ${text}`;
  const handle = await page.waitForFunction((key) => Reflect.get(window, key) as number, name);
  return (await handle.jsonValue())!;
}
