import type { Page } from '@playwright/test';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, NOT_FOUND, test } from './fixtures';

/** Leaves traces if it is parsed as markup. */
const MARKUP = '<img data-hostile src="x" onerror="window.hostile = 1">';

/** Optional fields of a record. */
const FIELDS =
  'id toc domain lang version description keywords category signature names related'.split(' ');

/** Fails if a text was parsed as markup. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('[data-hostile], zzqqxx')).toHaveCount(0);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
}

const encoded = encodeURIComponent(MARKUP);

test('shows a query and a filter with markup as text, and ignores an unknown view', async ({
  page,
}) => {
  await page.goto(`en/?q=${encoded}#${encoded}`);
  await hydrated(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(MARKUP);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoMarkup(page);
  await page.getByRole('combobox').fill('<zzqqxx>');
  await expect(page.getByRole('dialog')).toContainText('No results for “<zzqqxx>”');
  await expectNoMarkup(page);
  await page.goto(`en/guide/api/?filter=${encoded}&view=${encoded}#${encoded}`);
  await expect(page.getByRole('searchbox')).toHaveValue(MARKUP);
  await expect(page.getByText(`No matching API found: ${MARKUP}`)).toBeVisible();
  await expect(
    page.getByRole('button', { name: i18n['overview.byCategoryText'].en }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expectNoMarkup(page);
});

test.describe('a path', () => {
  test.use({ expectedMessages: NOT_FOUND });

  test('with markup shows the 404 page and nothing of itself', async ({ page }) => {
    await page.goto(`en/guide/${encoded}?${MARKUP}#${MARKUP}`);
    await hydrated(page);
    await expect(page.getByText(i18n.notFoundText.en)).toBeVisible();
    await expectNoMarkup(page);
  });
});

test.describe('a page whose texts hold markup', () => {
  test.use({ site: 'options', expectedOrigin: 'http://search.example.test' });

  const title =
    '</title><b data-hostile onclick="alert(1)">bold</b> & <script data-hostile>window.hostile = 1</script>';
  const heading = `<b data-hostile>bold</b> & ${MARKUP.replace('>', ' />')}`;

  test('shows them as text in itself, its head, outline, sidebar and links to it', async ({
    page,
  }) => {
    await page.goto('en/guide/hostile');
    await hydrated(page);
    await expect(page).toHaveTitle(`${title} - fixture`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(heading);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      '"><meta data-hostile><script data-hostile>window.hostile = 1</script>',
    );
    const outline = page.getByRole('navigation', { name: i18n.outlineTitle.en });
    await expect(outline.getByRole('link', { name: heading })).toBeVisible();
    const marked = outline.getByRole('link').nth(1);
    await expect(marked).toHaveText(
      '<b data-hostile>code</b> and strong, em, del <b data-hostile>entity</b>',
    );
    const sidebar = page.getByRole('navigation', { name: i18n.sidebarText.en });
    await expect(sidebar.getByRole('link', { name: title })).toBeVisible();
    await expectNoMarkup(page);
    await test.step('opens links to other sites in a tab that knows nothing of this one', async () => {
      const link = page.getByRole('main').getByRole('link', { name: 'a site' });
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('target', '_blank');
      const here = page.getByRole('main').getByRole('link', { name: 'here', exact: true });
      await expect(here).not.toHaveAttribute('target');
    });
    await page.goto('en/guide/images');
    await expect(page.getByRole('link', { name: `Next Page ${title}` })).toBeVisible();
    await expectNoMarkup(page);
    await page.goto('en/guide/');
    await expect(page.getByRole('link', { name: heading })).toBeVisible();
    await expectNoMarkup(page);
  });

  test('shows them as text in results of a remote search, and leaves out what is no text', async ({
    page,
  }) => {
    const hit = { title, content: heading, toc: [], routePath: `/en/${MARKUP}`, domain: '' };
    const good = { title: 'Bold', content: 'All of it.', routePath: '/en/guide/headings' };
    const odd = [{}, [MARKUP], 7, true, null].map((value) => ({
      ...good,
      ...Object.fromEntries(FIELDS.map((field) => [field, value])),
    }));
    let answer: object = { index: MARKUP, hits: [hit] };
    await page.route('**/search-api?*', (route) => route.fulfill({ json: [answer] }));
    await page.goto('en/custom');
    await hydrated(page);
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox').fill('bold');
    await expect(page.getByRole('option')).toContainText(title);
    await expectNoMarkup(page);
    answer = { index: { name: MARKUP }, hits: odd };
    await page.getByRole('combobox').fill('bolder');
    await expect(page.getByRole('option')).toHaveText(odd.map(() => 'Bold'));
    await expectNoMarkup(page);
  });
});
