import texts from '../../theme/i18n.json' with { type: 'json' };
import { enhanced, expect, hydrated, test } from './fixtures';

test.describe('a page with headings of every depth', () => {
  test.use({ site: 'options' });

  test(
    'lists headings of depth 2 and 3, and marks the one that is read or jumped to',
    { tag: ['@spec:data', '@spec:kinds-of-pages'] },
    async ({ page }) => {
      const outline = page.getByRole('navigation', { name: texts.outlineTitle.en });
      const current = outline.locator('[aria-current]');
      await page.goto('en/guide/headings');
      await enhanced(page);
      await expect(outline.getByRole('link')).toHaveText([
        'first',
        'first Inner',
        'second',
        'second Inner',
        'third',
        'third Inner',
        'last',
        'last Inner',
      ]);
      for (const prepare of [enhanced, hydrated]) {
        await prepare(page);
        await expect(current).toHaveText('first');
        await page.locator('#second-inner').evaluate((heading) => heading.scrollIntoView());
        await expect(current).toHaveText('second Inner');
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(current).toHaveText('last Inner');
        await page.evaluate(() => scrollTo(0, 0));
        await expect(current).toHaveText('first');
      }
      // A heading that has the focus stays in view while another becomes the current one.
      await page.setViewportSize({ width: 1440, height: 200 });
      const link = outline.getByRole('link', { name: 'last Inner' });
      await link.focus();
      await page.locator('#first-inner').evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveText('first Inner');
      await expect(link).toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });

      for (const name of ['second', 'third Inner', 'last', 'last Inner']) {
        await outline.getByRole('link', { name, exact: true }).click();
        await expect(current).toHaveText(name);
      }
    },
  );
});
