import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage } from '@funtool-docs/content/paths';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import contractTexts from '@funtool-docs/facts/contract/texts.json' with { type: 'json' };
import demoTexts from '../../theme/tools/LodashDemo/texts.json' with { type: 'json' };
import partTexts from '../../theme/tools/parts/texts.json' with { type: 'json' };
import offlineTexts from '../../theme/tools/offline/texts.json' with { type: 'json' };
import { expect, test, NOT_FOUND } from './fixtures';

test.use({ javaScriptEnabled: false });

const PHONE = { width: 375, height: 812 };

/** Reads the file to which a link leads. */
async function readLinked(page: Page, name: string): Promise<string> {
  const href = await page
    .getByRole('main')
    .getByRole('link', { name })
    .first()
    .getAttribute('href');
  return (await page.request.get(new URL(href!, page.url()).href)).text();
}

test('reads a page without scripts, opens what is folded and leads on', async ({
  page,
  language: { root, sidebar, next, edit, importFrom },
}) => {
  await page.goto(`${root}guide/api/array/at`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
  await expect(page.getByText("// => 'done'").first()).toBeVisible();
  await expect(page.getByRole('link', { name: edit })).toBeVisible();
  const edges = page.locator('details:has(#edge-cases)');
  await edges.locator('summary').click();
  await expect(edges.getByRole('row').nth(1)).toBeVisible();
  const imports = page.getByRole('group', { name: importFrom });
  await expect(imports.getByText("from 'funtool/array';")).toBeVisible();
  await imports.getByText('funtool', { exact: true }).click();
  await expect(imports.getByText("import { at } from 'funtool';")).toBeVisible();
  await expect(imports.getByText("from 'funtool/array';")).toBeHidden();
  await page.getByRole('link', { name: next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
  const links = page.getByRole('navigation', { name: sidebar });
  await links.getByRole('link', { name: 'unique', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('unique');
});

test('reads without scripts what pages fetch otherwise', async ({
  page,
  language: { lang, root, viewMarkdown },
}) => {
  const opened = page.locator('.ft-disclosure[open]').getByRole('link', { name: viewMarkdown });
  await page.goto(`${root}guide/api/array/at`);
  // The browser opens what holds the target of a link.
  await page.locator('.ft-facts').getByRole('link', { name: i18n.checkedText[lang] }).click();
  await page.locator('#compared').click();
  await expect(opened).toBeVisible();
  expect(await readLinked(page, viewMarkdown)).toContain('| `at([10, 20, 30], 1.5)`');
  await page.goto(`${root}guide/api/string/reverse`);
  await page.locator('.ft-evidence > summary').click();
  await page.locator('#contract').click();
  await expect(opened).toBeVisible();
  const contract = await readLinked(page, viewMarkdown);
  const { calls } = JSON.parse(readFileSync('doc_build/contract/string/reverse.json', 'utf8'));
  expect(contract).toContain(contractTexts.allCalls[lang].replace('{{count}}', calls.length));
  for (const { call } of calls) expect(contract).toContain(call);
  await page.goto(`${root}guide/lodash-check`);
  const names = await readLinked(page, demoTexts.table[lang]);
  for (const name of ['zipObject', 'isEqual']) expect(names).toContain(`| \`_.${name}\``);
});

test('lists all functions without scripts', async ({ page, language: { lang, root } }) => {
  await page.goto(`${root}guide/api/`);
  const pages = readPages('.', lang).filter(isApiPage);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(pages.length);
  await page.goto(`${root}guide/which-function`);
  // The header is a row as well.
  await expect(page.getByRole('row')).toHaveCount(pages.length + 1);
});

test('leads from the address of a page that is gone, unscripted', async ({ page, language }) => {
  await page.goto(`${language.root}guide/health#totals`);
  await expect(page).toHaveURL(new RegExp(`/funtool/${language.root}guide/what-is-checked$`));
});

test('reaches every page on a phone without scripts', async ({
  page,
  language: { root, menu, main, sidebar, outline, allPages },
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(root);
  await page.getByRole('button', { name: menu }).click();
  await expect(page.getByRole('navigation', { name: main })).toBeVisible();
  await page.goto(`${root}guide/api/array/at`);
  await page.getByRole('button', { name: outline }).click();
  await page.getByRole('navigation', { name: outline }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/at#/);
  await page.getByRole('button', { name: sidebar }).click();
  const links = page.getByRole('navigation', { name: sidebar });
  await links
    .locator('summary', { hasText: /common/i })
    .first()
    .click();
  await links.getByRole('link', { name: allPages, exact: true }).last().click();
  await expect(page).toHaveURL(/#common$/);
  const clones = page.getByRole('main').getByRole('link', { name: /^clone\b/ });
  await clones.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('clone');
});

/** Kinds of pages, with what their controls need scripts for. */
const PAGES = [
  '',
  'guide/',
  'guide/api/',
  'guide/api/array/at',
  'guide/api/function/debounce',
  'guide/playground',
  'guide/find-by-example',
  'guide/which-function',
  'guide/lodash-check',
  'guide/topics/recipes',
  'guide/offline',
];

test('shows no control that needs scripts, and says of demos that they do', async ({
  page,
  language: { lang, root },
}) => {
  // Styles alone switch what the radio buttons of an import choose.
  const controls = page.locator(
    'button:not([popovertarget]), input:enabled:not([type=radio]), textarea, select, [role=tab]',
  );
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(root + path);
      for (const viewport of [{ width: 1440, height: 812 }, PHONE]) {
        await page.setViewportSize(viewport);
        await expect(controls.filter({ visible: true })).toHaveCount(0);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
  // Playwright looks for no texts in there.
  const needsScripts = page.locator('noscript p').first();
  await expect(needsScripts).toBeVisible();
  expect(await needsScripts.innerText()).toBe(offlineTexts.unscripted[lang]);
  for (const path of ['guide/playground', 'guide/api/function/debounce']) {
    await page.goto(root + path);
    await expect(needsScripts).toBeVisible();
    await expect(needsScripts).toHaveText(partTexts.needsScripts[lang]);
  }
  await page.goto(`${root}guide/`);
  const labels = page.locator('.ft-tabs__label').filter({ visible: true });
  await expect(labels).toHaveText([/ES/, 'CommonJS', 'npm', 'yarn', 'pnpm', 'bun', 'deno']);
  await expect(page.getByText('pnpm install')).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({ expectedMessages: NOT_FOUND });

  test('says so without scripts, and leads home', async ({ page }) => {
    await page.goto('guide/nowhere');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/funtool\/$/);
  });
});
