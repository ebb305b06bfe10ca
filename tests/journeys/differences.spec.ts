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
