import texts from '../../theme/i18n.json' with { type: 'json' };
import { enhanced, expect, hydrated, test } from './fixtures';

test.describe('a page with headings of every depth', () => {
  test.use({ site: 'options' });

  test.beforeEach(async ({ page }) => {
    await page.goto('en/guide/headings');
    await enhanced(page);
  });

  test('lists headings of depth 2 and 3 only', async ({ page }) => {
    const links = page.getByRole('navigation', { name: texts.outlineTitle.en }).getByRole('link');
    await expect(links).toHaveText([
      'first',
      'first Inner',
      'second',
      'second Inner',
      'third',
      'third Inner',
      'last',
      'last Inner',
    ]);
  });

  for (const prepare of [enhanced, hydrated]) {
    test(`marks the section that is being read in a page that is ${prepare.name}`, async ({
      page,
    }) => {
      await prepare(page);
      const current = page
        .getByRole('navigation', { name: texts.outlineTitle.en })
        .locator('[aria-current]');
      await expect(current).toHaveText('first');
      await page.locator('#second-inner').evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveText('second Inner');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(current).toHaveText('last Inner');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(current).toHaveText('first');
    });
  }

  test('marks the section that the reader has jumped to', async ({ page }) => {
    const outline = page.getByRole('navigation', { name: texts.outlineTitle.en });
    for (const name of ['second', 'third Inner', 'last', 'last Inner']) {
      await outline.getByRole('link', { name, exact: true }).click();
      await expect(outline.locator('[aria-current]')).toHaveText(name);
    }
  });

  test('keeps a heading that has the focus in view while another becomes the current one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 200 });
    const outline = page.getByRole('navigation', { name: texts.outlineTitle.en });
    const link = outline.getByRole('link', { name: 'last Inner' });
    await link.focus();
    await page.locator('#first-inner').evaluate((heading) => heading.scrollIntoView());
    await expect(outline.locator('[aria-current]')).toHaveText('first Inner');
    await expect(link).toBeInViewport();
  });

  test('looks where the reader is at most ten times a second', async ({ page }) => {
    await page.clock.install();
    const calls = await page.evaluate(() => {
      const { getBoundingClientRect } = Element.prototype;
      let count = 0;
      const first = document.querySelector('#first')!;
      first.getBoundingClientRect = () => {
        count += 1;
        return getBoundingClientRect.call(first);
      };
      for (let step = 0; step < 50; step += 1) window.dispatchEvent(new Event('scroll'));
      return count;
    });
    expect(calls).toBeLessThanOrEqual(2);
  });
});

for (const width of [1440, 375]) {
  test(`leads back to the top of a page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('en/guide/api/array/at');
    await enhanced(page);
    const button = page.getByRole('button', { name: texts.scrollToTopText.en });
    await expect(button).toHaveCount(0);
    await page.mouse.wheel(0, 1200);
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
  });
}
