import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

test.describe('seven social links', () => {
  test.use({ site: 'options' });

  test.beforeEach(async ({ page }) => {
    await page.goto('guide/headings');
    await hydrated(page);
  });

  test('shows five social links and the others in a popover, by keyboard', async ({ page }) => {
    const nav = page.getByRole('banner');
    await expect(nav.getByRole('link', { name: 'five.example.com' })).toBeVisible();
    const more = nav.getByRole('link', { name: /(six|seven)\.example\.com/ });
    await expect(more).toHaveCount(0);
    await nav.getByRole('button', { name: texts.moreLinksText.zh }).press('Enter');
    await expect(more).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(more.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toHaveCount(0);
  });

  test('opens the address of a social link', async ({ page }) => {
    const link = page.getByRole('banner').getByRole('link', { name: /^example\.com/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/one');
  });

  for (const [icon, mode] of [
    ['discord', 'text'],
    ['wechat', 'img'],
    ['x', 'dom'],
  ] as const) {
    test(`shows what a social link of mode ${mode} holds`, async ({ page }) => {
      await page.getByRole('button', { name: icon, exact: true }).click();
      const shown = {
        text: page.getByText('Room 12'),
        img: page.getByRole('img', { name: 'wechat' }),
        dom: page.getByRole('strong').getByText('Hello'),
      }[mode];
      await expect(shown).toBeVisible();
      await page.mouse.click(5, 700);
      await expect(shown).toBeHidden();
    });
  }
});

for (const { lang, root, source } of LANGUAGES) {
  test(`leads to the source repository in ${lang}`, async ({ page }) => {
    await page.goto(root);
    await expect(page.getByRole('banner').getByRole('link', { name: source })).toHaveAttribute(
      'href',
      'https://github.com/funinweb/funtool',
    );
  });
}
