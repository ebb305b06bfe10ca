import { expect, type Locator, type Page } from '@playwright/test';

/** Upper limit of tab stops on a page. */
const MAX_STOPS = 200;

/**
 * Looks at the focused element; runs in the page.
 *
 * @returns Whether it is the target, and its problem if it has one: lost, out of sight, covered, or
 *   without a visible focus indicator.
 */
function lookAtFocus(target: Element | null): { isTarget: boolean; problem?: string } {
  const focused = document.activeElement;
  const isTarget = focused === target;
  if (!focused || focused === document.body) return { isTarget, problem: 'The focus is lost' };
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
  if (!isShown) return { isTarget, problem: `Out of sight or covered: ${name}` };
  if (!isMarked || !isOpaque) return { isTarget, problem: `Does not look focused: ${name}` };
  return { isTarget };
}

/** Expects that readers see where the focus is. */
export const focusIsShown = (page: Page): Promise<void> =>
  expect.poll(async () => (await page.evaluate(lookAtFocus, null)).problem).toBeUndefined();

/** Presses Tab until an element has the focus and checks each stop on the way. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { isTarget, problem } = await target.evaluate(lookAtFocus);
    expect(problem).toBeUndefined();
    if (isTarget) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/**
 * Presses a key until the focus leaves the page.
 *
 * @returns Problems of the stops, and their number.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab') {
  const body = page.locator('body');
  const problems: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const { isTarget: hasLeft, problem } = await body.evaluate(lookAtFocus);
    if (hasLeft) return { stops, problems };
    if (problem) problems.push(problem);
  }
  throw new Error(`The focus never leaves the page by ${key}`);
}
