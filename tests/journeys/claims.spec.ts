import texts from '../../theme/page/claims/texts.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test('shows by keyboard what proves a sentence, and leads to the code on the page that does', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/api/array/unique`);
  await hydrated(page);
  const proofs = page.getByRole('button', { name: texts.proofText[lang] });
  await expect(proofs).toHaveCount(0);
  await page.locator('.ft-evidence > summary').press('Enter');
  await page.getByRole('button', { name: texts.showText[lang] }).press('Enter');
  const proof = page
    .locator('#parameters + p')
    .getByRole('button', { name: texts.proofText[lang] })
    .last();
  await proof.press('Enter');
  await expect(proof).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: texts.onPageText[lang] }).press('Enter');
  await expect(page).toHaveURL(/#missing-array$/);
  const first = page.locator('#returns ~ *').getByRole('button', { name: texts.proofText[lang] });
  await first.first().press('Enter');
  await expect(page.locator('.ft-proof__code code').first()).toContainText('// => ');
});
