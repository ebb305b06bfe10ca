import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test.use({ site: 'options' });

test(
  'draws headers, dividers, tags and contexts of the sidebar, and opens its groups',
  { tag: ['@spec:data', '@spec:reading'] },
  async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: texts.sidebarText.en });
    await page.goto('en/guide/headings');
    await hydrated(page);
    await expect(sidebar.getByText('Section', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('separator')).toHaveCSS('border-top-style', 'dashed');
    const tagged = sidebar.getByRole('link', { name: /^Headings/ });
    await expect(tagged).toContainText('new');
    await expect(tagged).toHaveAttribute('data-context', 'marked');

    // A group that is not collapsible.
    await sidebar.getByText('Fixed group').click();
    await expect(sidebar.getByRole('link', { name: 'toFixedName' })).toBeVisible();

    const inner = sidebar.getByText('Deep', { exact: true });
    await expect(inner).toBeHidden();
    await sidebar.getByText('Closed group').click();
    await inner.click();
    await expect(sidebar.getByRole('link', { name: 'deepEnd' })).toBeVisible();
    await sidebar.getByText('Closed group').click();
    await expect(inner).toBeHidden();
    await page.goto('en/guide/closed/deep/end');
    await expect(sidebar.getByRole('link', { name: 'deepEnd' })).toBeVisible();
  },
);

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
