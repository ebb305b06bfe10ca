import { expect, hydrated, test } from './fixtures';
import { dialog } from './searchDialog';
import { ask, expectAtTop, findSection, PAGE, SECTION } from './sections';

const scrolled = () => scrollY;

test.describe('a result of search', { tag: '@spec:search' }, () => {
  test('shows its section, goes on from there, and leads back', async ({
    page,
    language: { root, search },
  }) => {
    await page.goto(`${root}guide/${PAGE}`);
    await hydrated(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(scrolled)).toBe(200);
    const sentence = await findSection(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/array\/at#numeric-strings$/);
    await expect(dialog(page)).toHaveCount(0);
    await expectAtTop(page, SECTION);
    await page.goBack();
    await expect(page).toHaveURL(/\/array\/at$/);
    await expect.poll(() => page.evaluate(scrolled)).toBe(200);
    await page.goForward();
    await expectAtTop(page, SECTION);

    await test.step('shows a section again that the address already names', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: search }).focus();
      await page.keyboard.press('Control+K');
      await ask(page, sentence);
      await page.keyboard.press('Enter');
      await expectAtTop(page, SECTION);
    });

    await test.step('goes on with Tab from the section, not from the search button', async () => {
      await page.keyboard.press('Tab');
      const isAfter = await page.evaluate((id) => {
        const heading = document.getElementById(id)!;
        const order = heading.compareDocumentPosition(document.activeElement!);
        return Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING);
      }, SECTION);
      expect(isAfter).toBe(true);
    });
  });
});

test('goes to the top of the page that a link to itself names', async ({
  page,
  language: { root, sidebar },
}) => {
  await page.goto(`${root}guide/${PAGE}#${SECTION}`);
  await hydrated(page);
  await expectAtTop(page, SECTION);
  const links = page.getByRole('navigation', { name: sidebar });
  await links.getByRole('link', { name: 'at', exact: true }).click();
  await expect(page).toHaveURL(/\/array\/at$/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
});
