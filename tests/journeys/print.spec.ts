import type { Page } from '@playwright/test';
import { site } from '../../site.config';
import { expect, hydrated, test } from './fixtures';

const { origin } = new URL(site.url);

/** Width of A4 between the margins, in CSS pixels. */
test.use({ viewport: { width: 673, height: 900 } });

/** Content of `::after`. */
const after = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.content = getComputedStyle(element, '::after').content;
      return probe.style.content.replaceAll('" "', '').replace(/^"|"$/g, '');
    });

/** Waits for the styles for print, which follow once a page has loaded. */
const printable = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => /print/.test(href!))),
    )
    .toBe(true);

const beyondThePaper = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

test('prints the content alone, complete, in dark ink and with the addresses of links', async ({
  page,
  language: { root, lastUpdated },
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${root}guide/`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await printable(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 253, 251)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 35, 33)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');

  const elsewhere = page.locator('header, nav, button:not(.medium-zoom-image), .rp-edit-link');
  await expect(elsewhere.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(lastUpdated)).toBeVisible();

  const labels = page.locator('.ft-tabs__label').filter({ visible: true });
  await expect(labels).toHaveText([/ES/, 'CommonJS', 'npm', 'yarn', 'pnpm', 'bun', 'deno']);
  await expect(page.getByText('pnpm install')).toBeVisible();
  await expect(page.locator('details p')).toBeVisible();
  await expect(page.locator('pre code').first()).toHaveCSS('white-space', 'pre-wrap');
  expect(await beyondThePaper(page)).toEqual([]);

  expect(await after(page, 'main p a[href$="start/introduction"]')).toBe(
    ` (${origin}/funtool/${root}guide/start/introduction)`,
  );
  expect(await after(page, 'main p a[href^="https:"]')).toBe(' (https://www.rfc-editor.org/)');
  expect(await after(page, 'main p a[href="#examples"]')).toBe('none');
  expect(await after(page, '.ft-checked a')).toBe('none');
});

test('keeps headings with what follows, and short code together', async ({ page, language }) => {
  await page.goto(`${language.root}guide/api/math/math`);
  await printable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('.rp-codeblock').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('tr').first()).toHaveCSS('break-inside', 'avoid');
  expect(await beyondThePaper(page)).toEqual([]);
});

test('prints no control and cuts nothing on other kinds of pages', async ({ page, language }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['', 'api/', 'api/?view=behaviour', 'topics/coming-from-lodash', 'offline']) {
    await page.goto(language.root + (path && `guide/${path}`));
    await hydrated(page);
    await printable(page);
    await expect(page.locator('main :is(button, select)').filter({ visible: true })).toHaveCount(0);
    expect(await beyondThePaper(page), path).toEqual([]);
  }
});
