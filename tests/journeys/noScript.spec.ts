import { expect, LANGUAGES, test } from './fixtures';
import { isApiPage } from '../../content/paths';
import { readPages } from '../../content/loadSite';

test.use({ javaScriptEnabled: false });

for (const text of LANGUAGES) {
  const { lang, root } = text;

  test(`reads a page without scripts in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    await expect(page.getByText("// => 'done'").first()).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: text.sidebar });
    await sidebar.getByRole('link', { name: 'unique', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('unique');
  });

  test(`lists all functions without scripts, and no filter, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/`);
    const pages = readPages('.', lang).filter(isApiPage);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(pages.length);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: text.search })).toBeHidden();
    await expect(page.getByRole('button', { name: text.theme })).toBeHidden();
  });

  test(`opens the menu of a phone without scripts in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(root);
    await page.getByRole('button', { name: text.menu }).click();
    await expect(page.getByRole('navigation', { name: text.main })).toBeVisible();
  });

  test(`reaches every page of the sidebar on a phone without scripts in ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${root}guide/api/array/at`);
    await page.getByRole('button', { name: text.sidebar }).click();
    const sidebar = page.getByRole('navigation', { name: text.sidebar });
    await sidebar
      .getByText(/common/i)
      .first()
      .click();
    await sidebar.getByRole('link', { name: text.allPages }).first().click();
    await expect(page).toHaveURL(/#common$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^clone\b/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('clone');
  });

  test(`shows no control that needs scripts, and all tabs with their names, in ${lang}`, async ({
    page,
  }) => {
    // Styles alone switch what the radio buttons of an import choose.
    const controls = page.locator(
      'button:not([popovertarget]), input:enabled:not([type=radio]), [role=tab]',
    );
    for (const path of ['', 'guide/', 'guide/api/', 'guide/api/array/at']) {
      await page.goto(root + path);
      for (const menu of await page.getByLabel(text.pageActions).all()) await menu.click();
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 812 });
        await expect(controls.filter({ visible: true })).toHaveCount(0);
      }
    }
    await page.goto(`${root}guide/`);
    const labels = page.locator('.ft-tabs__label').filter({ visible: true });
    await expect(labels).toHaveText([/ES/, 'CommonJS', 'npm', 'yarn', 'pnpm', 'bun', 'deno']);
    await expect(page.getByText('pnpm install')).toBeVisible();
  });
}
