import type { Page } from '@playwright/test';
import { expect, type Language, test } from './fixtures';

/**
 * Returns a function that opens a page, follows its link to the next one and says whether that change was
 * animated. A page is parsed before it is first drawn, so its heading says nothing of a transition.
 */
async function watchTransitions(page: Page) {
  const transitions: boolean[] = [];
  await page.exposeFunction('addTransition', (has: boolean) => transitions.push(has));
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Reflect.get(window, 'addTransition')(Boolean(event.viewTransition));
    });
  });
  const opened = async (count: number) =>
    expect.poll(() => transitions.length, 'pages that were drawn').toBe(count);
  return async (path: string, { next }: Language): Promise<boolean | undefined> => {
    transitions.length = 0;
    await page.goto(path);
    await opened(1);
    await page.getByRole('link', { name: next }).click();
    await opened(2);
    return transitions[1];
  };
}

test.describe('where the theme enables content animation', () => {
  test.use({ site: 'options' });

  test(
    'animates a change of the page, but not for readers who want less motion',
    { tag: '@spec:addresses' },
    async ({ page, language }) => {
      const hasTransition = await watchTransitions(page);
      const path = `${language.root}guide/headings`;
      expect(await hasTransition(path, language)).toBe(true);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await hasTransition(path, language)).toBe(false);
    },
  );
});

test(
  'animates nothing where the theme does not enable it',
  { tag: '@spec:addresses' },
  async ({ page, language }) => {
    const hasTransition = await watchTransitions(page);
    expect(await hasTransition(`${language.root}guide/api/array/at`, language)).toBe(false);
  },
);
