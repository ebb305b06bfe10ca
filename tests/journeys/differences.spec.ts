import type { Page } from '@playwright/test';
import demoTexts from '../../features/demos/LodashDemo/texts.json' with { type: 'json' };
import differenceTexts from '../../features/differences/texts.json' with { type: 'json' };
import rowTexts from '../../features/differences/ui/texts.json' with { type: 'json' };
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const PAGE = 'guide/api/array/at';
const GUIDE = 'guide/topics/coming-from-lodash';

const differences = (page: Page) => page.locator('#compared');

async function openDifferences(page: Page): Promise<void> {
  await hydrated(page);
  await differences(page).locator('summary').press('Enter');
}

for (const { lang, root } of LANGUAGES) {
  const title = differenceTexts.summary[lang].split('{{')[0]!;

  test(`shows where a function differs from its counterparts in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    await expect(differences(page).locator('summary')).toContainText(title);
    await openDifferences(page);
    const row = differences(page).getByRole('row', { name: 'at([10, 20, 30], 1.5)' });
    await expect(row).toContainText('undefined');
    await expect(row.getByText(rowTexts.differs[lang])).toHaveCount(3);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`shows what others of the family give for the same calls in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/string/trim`);
    await hydrated(page);
    const neighbours = page.locator('#neighbours');
    await neighbours.locator('summary').press('Enter');
    const row = neighbours.getByRole('row', { name: "trim('  a  ')" });
    await expect(row.getByRole('cell')).toHaveText(["trim('  a  ')", "'a'", /'a {2}'/, /' {2}a'/]);
    expect(await findBarriers(page)).toEqual([]);
    await neighbours.getByRole('link', { name: 'trimStart' }).click();
    await expect(page).toHaveURL(/guide\/api\/string\/trimStart$/);
  });

  test(`judges functions of lodash in pasted code in ${lang}`, async ({ page }) => {
    await page.goto(root + GUIDE);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: demoTexts.code[lang] });
    await field.fill("import { isArray, isEqual } from 'lodash';\n_.compact(list);\n_.missing();");
    const verdict = (name: string) =>
      page
        .getByRole('term')
        .filter({ has: page.getByText(`_.${name}`, { exact: true }) })
        .locator('+ dd');
    await expect(verdict('isArray')).toContainText(demoTexts.safe[lang].split('{{')[0]!);
    await expect(verdict('isEqual')).toContainText(demoTexts.differs[lang].split('{{')[0]!);
    await expect(verdict('isEqual').getByRole('link')).toHaveAttribute(
      'href',
      /guide\/api\/type\/isEqual$/,
    );
    await expect(verdict('compact')).toContainText('list.filter(Boolean)');
    await expect(verdict('missing')).toContainText('4.17.21');
    await expect(page).toHaveURL(/#lodash=isArray,isEqual,compact,missing$/);
    expect(await findBarriers(page)).toEqual([]);
    await field.fill('');
    await expect(page.getByText(demoTexts.empty[lang])).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
    await field.fill('nothing.here()');
    await expect(page.getByText(demoTexts.nothing[lang])).toBeVisible();
  });
}

test('opens the differences by the address, before anything is pressed', async ({ page }) => {
  await page.goto(`en/${PAGE}#compared`);
  await expect(differences(page)).toHaveAttribute('open');
  await hydrated(page);
  await expect(differences(page).getByRole('table')).toBeVisible();
});

test('asks for the differences once, when they are opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const rows = () => requests.filter((url) => url.endsWith('differences/array/at.json'));
  await page.goto(`en/${PAGE}`);
  await hydrated(page);
  expect(rows()).toEqual([]);
  await openDifferences(page);
  await expect(differences(page).getByRole('table')).toBeVisible();
  await differences(page).locator('summary').press('Enter');
  await differences(page).locator('summary').press('Enter');
  await expect(differences(page).getByRole('table')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test.describe('where the rows cannot be loaded', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test('says that the differences could not be loaded, and tries again', async ({ page }) => {
    await page.route('**/differences/array/at.json', (route) => route.abort());
    await page.goto(`en/${PAGE}`);
    await openDifferences(page);
    await expect(differences(page).getByRole('alert')).toContainText(rowTexts.failed.en);
    await page.unroute('**/differences/array/at.json');
    await differences(page).getByRole('button', { name: rowTexts.retry.en }).press('Enter');
    await expect(differences(page).getByRole('table')).toBeVisible();
  });
});

test('stacks the differences on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`en/${PAGE}`);
  await openDifferences(page);
  const cells = differences(page).locator('tbody tr').first().locator('td');
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
});

test('looks up the functions that a link names', async ({ page }) => {
  await page.goto(`en/${GUIDE}#lodash=isEqual,nth`);
  const field = page.getByRole('textbox', { name: demoTexts.code.en });
  await expect(field).toHaveValue('_.isEqual\n_.nth');
  await expect(page.getByText('Functions found: 2.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the Markdown with the differences, without scripts', async ({ page, request }) => {
    await page.goto(`en/${PAGE}`);
    await differences(page).locator('summary').click();
    const link = differences(page).getByRole('link', { name: i18n.viewMarkdownText.en });
    const response = await request.get((await link.getAttribute('href'))!);
    expect(await response.text()).toContain('| `at([10, 20, 30], 1.5)`');
  });

  test('leads to the verdict on every function of lodash, without scripts', async ({
    page,
    request,
  }) => {
    await page.goto(`en/${GUIDE}`);
    const link = page.getByRole('link', { name: demoTexts.table.en });
    const response = await request.get((await link.getAttribute('href'))!);
    const text = await response.text();
    expect(text).toContain('| `_.zipObject`');
    expect(text).toContain('| `_.isEqual`');
  });
});
