import { expect, type Locator, type Page } from '@playwright/test';

/** Upper limit of tab stops on a page. */
const MOST_STOPS = 200;

/**
 * Describes a problem of the focused element: lost, out of sight, covered, or without a visible
 * focus indicator.
 *
 * @returns Nothing where all is well.
 */
export function findFocusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'The focus is lost';
    const isOnTop = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    };
    const isShown = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => isOnTop(left + width * x, top + height * y)),
      ),
    );
    // Some focus indicators surround an ancestor.
    const around = [focused, focused.parentElement!, focused.parentElement!.parentElement!];
    const isMarked = around.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const isOpaque = focused.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = focused.outerHTML.slice(0, 120);
    if (!isShown) return `Out of sight or covered: ${name}`;
    if (!isMarked || !isOpaque) return `Does not look focused: ${name}`;
    return undefined;
  });
}

/** Presses Tab until an element has the focus and checks each stop on the way. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    expect(await findFocusProblem(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/**
 * Presses a key until the focus leaves the page.
 *
 * @returns Problems of the stops, and their number.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab') {
  const problems: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const hasLeft = await page.evaluate(() => document.activeElement === document.body);
    if (hasLeft) return { stops, problems };
    const problem = await findFocusProblem(page);
    if (problem) problems.push(problem);
  }
  throw new Error(`The focus never leaves the page by ${key}`);
}
