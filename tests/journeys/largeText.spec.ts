import { expect, test } from './fixtures';
import { chooseTextSize, expectToolsInReach, findOutOfReach } from './textSize';

test('keeps all in reach with text of 200 %, on a desktop and on a phone @chromium', async ({
  page,
  language,
}) => {
  for (const path of ['guide/api/array/at', 'guide/api/', '']) {
    await page.goto(language.root + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await chooseTextSize(page, 200);
    expect(await findOutOfReach(page, [1440, 400]), path).toEqual([]);
  }
  await expectToolsInReach(page, language);
});
