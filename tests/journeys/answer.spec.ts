import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';
import { hold } from './searchDialog';

const PAGE = 'guide/api/array/at';
const STATEMENTS = ["import { at } from 'funtool/array';", "import { at } from 'funtool';"];

for (const { lang, root, importFrom, copy } of LANGUAGES) {
  test(`copies the import of the entry that is chosen in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    await hydrated(page);
    const group = page.getByRole('group', { name: importFrom });
    for (const [index, name] of ['funtool/array', 'funtool'].entries()) {
      await group.getByRole('radio', { name, exact: true }).check();
      await group.getByRole('button', { name: copy }).click();
      await expect.poll(() => paste(page)).toBe(STATEMENTS[index]);
    }
  });
}

test('copies an answer with the import that its frame shows', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  await hydrated(page);
  const answer = page.locator('.rp-codeblock').first();
  await expect(answer.getByText(STATEMENTS[0]!)).toBeHidden();
  await answer.getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en }).click();
  await expect.poll(() => paste(page)).toMatch(/^import \{ at \} from 'funtool\/array';\n\nat\(/);
});

test('switches the import before the scripts are there', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(`en/${PAGE}`);
  const group = page.getByRole('group', { name: texts['facts.importText'].en });
  await group.getByText('funtool', { exact: true }).click();
  await expect(group.getByText(STATEMENTS[1]!)).toBeVisible();
  await expect(group.getByText(STATEMENTS[0]!)).toBeHidden();
  release();
  await hydrated(page);
  await expect(group.getByText(STATEMENTS[1]!)).toBeVisible();
});

test('leads from a warning to its note', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const warnings = page.getByRole('navigation', { name: texts.watchOutText.en });
  await warnings.getByRole('link').first().click();
  await expect(page).toHaveURL(/#fractions$/);
  await expect(page.locator('#fractions')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('switches the import by styles alone', async ({ page }) => {
    await page.goto(`en/${PAGE}`);
    const group = page.getByRole('group', { name: texts['facts.importText'].en });
    await expect(group.getByText(STATEMENTS[0]!)).toBeVisible();
    await group.getByText('funtool', { exact: true }).click();
    await expect(group.getByText(STATEMENTS[1]!)).toBeVisible();
    await expect(group.getByText(STATEMENTS[0]!)).toBeHidden();
  });
});
