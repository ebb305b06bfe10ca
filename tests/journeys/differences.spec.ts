import { expect, hydrated, test } from './fixtures';
import rowTexts from '../../theme/page/differences/texts.json' with { type: 'json' };

test('shows where a function differs from its counterparts by its address, and on a phone', async ({
  page,
  language: { lang, root },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${root}guide/api/array/at#compared`);
  const differences = page.locator('details:has(> #compared)');
  // It opens before the scripts are there.
  await expect(differences).toHaveAttribute('open');
  await hydrated(page);
  const row = differences.getByRole('row', { name: 'at([10, 20, 30], 1.5)' });
  await expect(row).toContainText('undefined');
  await expect(row.getByText(rowTexts.differs[lang])).toHaveCount(3);
  const cells = row.locator('td');
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
});

test('shows by keyboard what others of the family give for the same calls, and leads to them', async ({
  page,
  language: { root },
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${root}guide/api/string/trim`);
  await hydrated(page);
  expect(requests.filter((url) => /(?:differences|neighbours)\/.*\.json$/.test(url))).toEqual([]);
  const neighbours = page.locator('details:has(> #neighbours)');
  await page.locator('.ft-evidence > summary').press('Enter');
  await neighbours.locator('> summary').press('Enter');
  const row = neighbours.getByRole('row', { name: "trim('  a  ')" });
  await expect(row.getByRole('cell')).toHaveText(["trim('  a  ')", "'a'", /'a {2}'/, /' {2}a'/]);
  await neighbours.getByRole('link', { name: 'trimStart' }).click();
  await expect(page).toHaveURL(/guide\/api\/string\/trimStart$/);
});
