import { DEBOUNCE } from '../../features/search/panel/debounce';
import { expect, LANGUAGES, test } from './fixtures';
import { input, openSearchDialog, options, stopClock } from './searchDialog';

const NOTES = { zh: '只搜索前 200 个字符。', en: 'Only the first 200 characters are searched.' };

for (const { lang, root } of LANGUAGES) {
  test(`says in ${lang} that the end of a very long query is not searched`, async ({ page }) => {
    await openSearchDialog(page, root);
    const note = page.getByRole('dialog').getByText(NOTES[lang]);
    await input(page).fill('debounce');
    await expect(options(page).first()).toContainText('debounce');
    await expect(note).toHaveCount(0);
    const text = `debounce${' '.repeat(300)}zzqqxx`;
    await input(page).fill(text);
    await expect(note).toBeVisible();
    await expect(options(page).first()).toContainText('debounce');
    await expect(input(page)).toHaveValue(text);
  });
}

test('asks for nothing ahead while an earlier answer is awaited', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      // The first request never gets an answer.
      if (!message.query) postMessage.call(this, message);
      else document.documentElement.dataset['asked'] = message.query;
    };
  });
  await openSearchDialog(page, 'en/');
  await stopClock(page);
  const html = page.locator('html');
  await page.keyboard.type('unique');
  await expect(html).toHaveAttribute('data-asked', 'u');
  await page.clock.runFor(DEBOUNCE);
  await expect(html).toHaveAttribute('data-asked', 'unique');
});

for (const [what, text] of [
  ['5,000 letters without a space', 'qwxzkvjpyh'.repeat(500)],
  ['4,000 Han characters', '龘靐齉爩鱻麤龗灪籱纞'.repeat(400)],
  ['2,000 different words', Array.from({ length: 2000 }, (_, i) => `w${i}qx`).join(' ')],
] as const) {
  test(`answers a query of ${what}, and then the next one`, async ({ page }) => {
    await openSearchDialog(page, 'en/');
    await input(page).fill(text);
    await expect(page.locator('dialog [data-query]')).toBeAttached();
    await input(page).fill('debounce');
    await expect(options(page).first()).toContainText('debounce');
  });
}
