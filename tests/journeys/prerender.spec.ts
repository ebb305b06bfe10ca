import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { idle } from './keptPages';

/** Has pages tell their browser that they are prerendered until `show` is called. */
async function prerender(page: Page) {
  await page.addInitScript(() => {
    let isHidden = true;
    Object.defineProperty(document, 'prerendering', { get: () => isHidden });
    Reflect.set(window, 'show', () => {
      isHidden = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'show') as () => void)());
}

test('does nothing ahead until the reader sees it', async ({ page }) => {
  const asked: { from: string; file: string }[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    asked.push({ from: request.frame().url(), file: new URL(request.url()).pathname });
  });
  const show = await prerender(page);
  for (const path of ['en/guide/api/array/at', 'en/guide/playground', 'en/guide/?x=1']) {
    await test.step(path, async () => {
      await page.goto(path);
      const scripts = () =>
        asked.filter(({ from, file }) => from === page.url() && /\.(?:js|json)$/.test(file));
      await idle(page);
      expect(scripts()).toEqual([]);
      await show();
      await expect.poll(() => scripts().length).toBeGreaterThan(0);
    });
  }
});

test('takes over a theme that was chosen since it was prerendered', async ({ page }) => {
  const show = await prerender(page);
  await page.goto('en/guide/api/array/at');
  await page.evaluate(() => localStorage.setItem('funtool-theme', 'dark'));
  await show();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('keeps the place in the sidebar when it is shown', async ({ page }) => {
  const show = await prerender(page);
  await page.goto('en/guide/api/type/isWeakSet');
  await show();
  const current = page
    .getByRole('navigation', { name: texts.sidebarText.en })
    .locator('a[aria-current]');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('has the sidebar where the page before leaves it', async ({ page }) => {
  const show = await prerender(page);
  await page.goto('en/guide/api/array/at');
  await idle(page);
  // What a prerendered page finds is from before the reader came here.
  await page.evaluate(() => sessionStorage.setItem('funtool-sidebar', '50'));
  await show();
  const position = () => page.locator('#sidebar').evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(position).toBe(50);
});
