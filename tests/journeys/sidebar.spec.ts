import { expect, hydrated, test } from './fixtures';

test.use({ site: 'options' });

test(
  'puts entries of the navigation on the left or the right, with tags and menus',
  { tag: '@spec:data' },
  async ({ page }) => {
    await page.goto('en/guide/headings');
    await hydrated(page);
    const nav = page.getByRole('banner');
    const intro = nav.getByRole('link', { name: /^Intro/ });
    const home = nav.getByRole('link', { name: 'Home', exact: true });
    await expect(intro).toContainText('new');
    expect((await intro.boundingBox())!.x).toBeLessThan((await home.boundingBox())!.x);
    await expect(intro).toHaveAttribute('aria-current', 'true');
    await nav.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await nav.getByRole('link', { name: 'Images' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images');
    await expect(nav.getByRole('link', { name: 'Images' })).toBeHidden();
  },
);
