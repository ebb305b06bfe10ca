import { test as base } from './fixtures';

/** Enables the back-forward cache, which Playwright disables. */
export const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      await use({ ...launchOptions, ignoreDefaultArgs });
    },
    { scope: 'worker' },
  ],
});
