import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test.use({ site: 'options' });

test('shows five social links, what each holds, and the others in a popover, by keyboard', async ({
  page,
}) => {
  await page.goto('guide/headings');
  await hydrated(page);
  const nav = page.getByRole('banner');
  await expect(nav.getByRole('link', { name: /^example\.com/ })).toHaveAttribute(
    'href',
    'https://example.com/one',
  );
  await expect(nav.getByRole('link', { name: 'five.example.com' })).toBeVisible();
  const more = nav.getByRole('link', { name: /(six|seven)\.example\.com/ });
  await expect(more).toHaveCount(0);
  await nav.getByRole('button', { name: texts.moreLinksText.zh }).press('Enter');
  await expect(more).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(more.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toHaveCount(0);
  for (const [icon, shown] of [
    ['discord', page.getByText('Room 12')],
    ['wechat', page.getByRole('img', { name: 'wechat' })],
    ['x', page.getByRole('strong').getByText('Hello')],
  ] as const) {
    await page.getByRole('button', { name: icon, exact: true }).click();
    await expect(shown).toBeVisible();
    await page.mouse.click(5, 700);
    await expect(shown).toBeHidden();
  }
});
