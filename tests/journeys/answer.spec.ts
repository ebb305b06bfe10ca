import { expect, hydrated, paste, test } from './fixtures';
import { hold } from './searchDialog';

const PAGE = 'guide/api/array/at';
const STATEMENTS = ["import { at } from 'funtool/array';", "import { at } from 'funtool';"];

test('switches the import before the scripts are there, copies it and an answer with it, and leads from a warning to its note', async ({
  page,
  language: { root, importFrom, copy, watchOut },
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto(root + PAGE);
  const group = page.getByRole('group', { name: importFrom });
  await group.getByText('funtool', { exact: true }).click();
  await expect(group.getByText(STATEMENTS[1]!)).toBeVisible();
  await expect(group.getByText(STATEMENTS[0]!)).toBeHidden();
  release();
  await hydrated(page);
  await expect(group.getByText(STATEMENTS[1]!)).toBeVisible();
  for (const [index, name] of ['funtool/array', 'funtool'].entries()) {
    await group.getByRole('radio', { name, exact: true }).check();
    await group.getByRole('button', { name: copy }).click();
    await expect.poll(() => paste(page)).toBe(STATEMENTS[index]);
  }
  const answer = page.locator('.rp-codeblock').first();
  await expect(answer.getByText(STATEMENTS[0]!)).toBeHidden();
  await answer.getByRole('button', { name: copy }).click();
  await expect.poll(() => paste(page)).toMatch(/^import \{ at \} from 'funtool\/array';\n\nat\(/);
  await page.getByRole('navigation', { name: watchOut }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#fractions$/);
  await expect(page.locator('#fractions')).toBeInViewport();
});
