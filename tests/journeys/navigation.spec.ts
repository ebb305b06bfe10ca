import topics from '../../docs/en/guide/topics/_meta.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

for (const text of LANGUAGES) {
  const { lang, root } = text;

  test.describe(`navigation in ${lang}`, () => {
    test('marks the current page in the sidebar', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at`);
      const sidebar = page.getByRole('navigation', { name: text.sidebar });
      await expect(sidebar.getByRole('link', { name: 'at', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('opens and closes a sidebar group by keyboard', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at`);
      const sidebar = page.getByRole('navigation', { name: text.sidebar });
      const link = sidebar.getByRole('link', { name: 'cloneDeep', exact: true });
      await expect(link).toBeHidden();
      await sidebar
        .getByText(/common/i, { exact: false })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(link).toBeHidden();
    });

    test('opens the sidebar groups that hold the current page', async ({ page }) => {
      await page.goto(`${root}guide/api/`);
      await hydrated(page);
      await page.getByRole('link', { name: 'ObjectId.clone' }).click();
      const sidebar = page.getByRole('navigation', { name: text.sidebar });
      await expect(sidebar.getByRole('link', { name: 'ObjectId.clone' })).toBeInViewport();
    });

    test('leads to the previous and the next page', async ({ page }) => {
      await page.goto(`${root}guide/api/array/intersect`);
      await hydrated(page);
      await page.getByRole('link', { name: text.next }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('remove');
      await page.getByRole('link', { name: text.previous }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
    });

    test('follows the outline to a heading', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at`);
      const outline = page.getByRole('navigation', { name: text.outline });
      await outline.getByRole('link').last().click();
      await expect(page).toHaveURL(/#see-also$/);
      await expect(page.locator('#see-also')).toBeInViewport();
    });

    test('leads an editor to the source of this page', async ({ page }) => {
      const base = `https://github.com/funinweb/funtool/edit/main/docs/${lang}/`;
      for (const [path, source] of [
        ['guide/api/array/at', 'guide/api/array/at.mdx'],
        ['guide/start/introduction', 'guide/start/introduction.mdx'],
        ['guide/api/', 'guide/api/index.mdx'],
        ['guide/playground', 'guide/playground.mdx'],
        ['', 'index.mdx'],
      ] as const) {
        await page.goto(root + path);
        const link = page.getByRole('link', { name: text.edit });
        await expect(link).toHaveAttribute('href', base + source);
      }
    });

    test('leads from the first guide through all of the API, and back', async ({ page }) => {
      // Opens thirty pages.
      test.slow();
      const start = ['start/introduction', 'start/getting-started'];
      const guides = topics.map((name) => `topics/${name === 'index' ? '' : name}`);
      const api = ['api/', 'api/array/at', 'api/array/intersect'];
      const path = [
        ...start,
        'playground',
        'find-by-example',
        'which-function',
        'programs',
        'offline',
        'changes',
        ...guides,
        ...api,
      ];
      const urls = path.map((name) => `/funtool/${root}guide/${name}`);
      await page.goto(urls[0]!);
      for (const [name, wanted] of [
        [text.next, urls.slice(1)],
        [text.previous, urls.toReversed().slice(1)],
      ] as const) {
        for (const url of wanted) {
          await page.getByRole('link', { name }).click();
          await expect(page).toHaveURL((current) => current.pathname === url);
        }
      }
      await expect(page.getByRole('link', { name: text.previous })).toHaveCount(0);
    });

    test('counts the pages of a closed group, one or many', async ({ page }) => {
      await page.goto(`${root}guide/start/introduction`);
      const sidebar = page.getByRole('navigation', { name: text.sidebar });
      for (const [group, count] of [
        ['math', 1],
        ['array', 5],
      ] as const) {
        const details = sidebar.getByRole('group').filter({ hasText: group });
        const all = details.getByRole('link', { name: text.allPages, includeHidden: true });
        await expect(all).toHaveText(
          lang === 'zh' ? `查看全部 ${count} 页` : `All pages (${count})`,
        );
      }
    });

    test('leads from a page to its group in the overview', async ({ page }) => {
      await page.goto(`${root}guide/api/function/ObjectId/clone`);
      const breadcrumb = page.getByRole('navigation', { name: text.breadcrumb });
      await expect(breadcrumb.getByRole('link')).toHaveCount(2);
      await breadcrumb.getByRole('link', { name: 'ObjectId' }).click();
      await expect(page).toHaveURL(/\/guide\/api\/#ObjectId$/);
      await expect(page.getByRole('heading', { name: 'ObjectId', level: 2 })).toBeInViewport();
    });

    test('tells when the page was last updated', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at`);
      const line = page.getByRole('main').getByText(text.lastUpdated);
      await expect(line).toContainText(/20\d\d/);
      await expect(line.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\dT/);
    });

    test('switches the language and stays on the page, query and hash', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at?from=test#notes`);
      await hydrated(page);
      const other = lang === 'zh' ? 'en/' : '';
      await page.getByRole('link', { name: text.otherLanguage }).click();
      await expect(page).toHaveURL(
        new RegExp(`/funtool/${other}guide/api/array/at\\?from=test#notes$`),
      );
      await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    });

    test('skips to the content by keyboard', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: text.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#content$/);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
    });
  });

  test.describe(`navigation on a phone in ${lang}`, () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('fits the long names of neighbouring pages', async ({ page }) => {
      await page.goto(`${root}guide/api/function/ObjectId/createWithPrefix`);
      await expect(page.getByRole('link', { name: text.previous })).toBeVisible();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(375);
    });

    test('opens the menu, closes it on Escape, and on a page change', async ({ page }) => {
      await page.goto(`${root}guide/api/array/at`);
      await hydrated(page);
      const menu = page.getByRole('banner').getByRole('button', { name: text.menu });
      const main = page.getByRole('navigation', { name: text.main });
      await expect(main).toBeHidden();
      await menu.click();
      await expect(main).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(main).toBeHidden();
      await menu.click();
      await main.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
      await expect(main).toBeHidden();
    });
  });
}
