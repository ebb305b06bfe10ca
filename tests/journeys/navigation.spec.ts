import { expect, hydrated, test } from './fixtures';

test(
  'leads from the overview to a page in its sidebar, and to the page of its group',
  { tag: '@spec:reading' },
  async ({ page, language }) => {
    await page.goto(`${language.root}guide/api/`);
    await hydrated(page);
    await page.getByRole('link', { name: 'ObjectId.clone' }).click();
    const sidebar = page.getByRole('navigation', { name: language.sidebar });
    await expect(sidebar.getByRole('link', { name: 'ObjectId.clone' })).toBeInViewport();
    const breadcrumb = page.getByRole('navigation', { name: language.breadcrumb });
    await expect(breadcrumb.getByRole('link')).toHaveCount(2);
    await breadcrumb.getByRole('link', { name: 'ObjectId' }).click();
    await expect(page).toHaveURL(/\/guide\/api\/function\/ObjectId\/$/);
    await expect(page.getByRole('heading', { name: 'ObjectId', level: 1 })).toBeInViewport();
  },
);

test(
  'leads to the next and the previous page, to a heading, and past the bars to the content',
  { tag: '@spec:kinds-of-pages' },
  async ({ page, language }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(`${language.root}guide/api/array/intersect`);
    await hydrated(page);
    await page.getByRole('link', { name: language.next }).click();
    await expect(title).toHaveText('remove');
    await page.getByRole('link', { name: language.previous }).click();
    await expect(title).toHaveText('intersect');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: language.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();

    const outline = page.getByRole('navigation', { name: language.outline });
    await outline.getByRole('link').last().click();
    await expect(page).toHaveURL(/#see-also$/);
    await expect(page.locator('#see-also')).toBeInViewport();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test(
    'fits the long names of neighbouring pages, and leads home by the menu',
    { tag: '@spec:pages' },
    async ({ page, language: { root, previous, menu, main } }) => {
      await page.goto(`${root}guide/api/function/ObjectId/createWithPrefix`);
      await expect(page.getByRole('link', { name: previous })).toBeVisible();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(375);
      await hydrated(page);
      await page.getByRole('banner').getByRole('button', { name: menu }).click();
      const nav = page.getByRole('navigation', { name: main });
      await nav.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
      await expect(nav).toBeHidden();
    },
  );
});
