import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import texts from '../../features/contract/texts.json' with { type: 'json' };
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { fillText } from '../../ui/fillText';
import { findBarriers } from './barriers';
import { expect, LANGUAGES, test } from './fixtures';

const PAGE = 'guide/api/string/reverse';

const record = JSON.parse(readFileSync('doc_build/contract/string/reverse.json', 'utf8')) as {
  statements: { property: string; answer: string; proof?: number }[];
  calls: { call: string; result?: string }[];
};

const contract = (page: Page) => page.locator('details:has(> #contract)');

async function openContract(page: Page): Promise<void> {
  await contract(page).locator('> summary').click();
  await expect(contract(page).getByRole('table')).toBeVisible();
}

for (const { lang, root, viewMarkdown } of LANGUAGES) {
  const say = (key: keyof typeof texts, params = {}) => fillText(texts[key][lang], params);

  test(`says in one line what a function keeps to in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    const summary = contract(page).locator('> summary');
    await expect(summary).toContainText(i18n['contract.keepsText'][lang]);
    await expect(summary).toContainText(String(record.calls.length));
    await expect(contract(page).getByRole('table')).toHaveCount(0);
  });

  test(`shows what each answer rests on, and runs it, in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    await openContract(page);
    const row = contract(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: say('idempotent') }) });
    await expect(row).toContainText(
      say('no', { hits: 3, calls: 12 }).split(lang === 'zh' ? '：' : ':', 1)[0]!,
    );
    await row.locator('summary').click();
    await expect(row).toContainText("reverse('hello')");
    await row.getByRole('button', { name: say('runName', { number: 1 }) }).click();
    await expect(row.getByRole('status')).toHaveText(say('same'));
  });

  test(`lists all measured calls and runs one in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    await openContract(page);
    const count = record.calls.length;
    const list = contract(page).locator('details:has(ol)');
    await list.getByText(say('allCalls', { count }), { exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(count);
    const thrown = record.calls.findIndex(({ result }) => result === undefined);
    await list.getByRole('button', { name: say('runName', { number: thrown + 1 }) }).click();
    await expect(list.getByRole('listitem').nth(thrown).getByRole('status')).toHaveText(
      say('same'),
    );
    expect(await findBarriers(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`leads to the same as Markdown, without scripts, in ${lang}`, async ({ page }) => {
      await page.goto(root + PAGE);
      await contract(page).locator('> summary').click();
      const link = contract(page).getByRole('link', { name: viewMarkdown });
      const response = await page.request.get((await link.getAttribute('href'))!);
      const text = await response.text();
      expect(text).toContain(say('allCalls', { count: record.calls.length }));
      for (const { call } of record.calls) expect(text).toContain(call);
    });
  });
}

test('opens the contract by the address', async ({ page }) => {
  await page.goto(`en/${PAGE}#contract`);
  await expect(contract(page)).toHaveAttribute('open');
  await expect(contract(page).getByRole('table')).toBeVisible();
});

test.describe('where its data cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('says so, and loads the contract when asked again', async ({ page }) => {
    await page.route('**/contract/string/reverse.json', (route) => route.abort());
    await page.goto(`en/${PAGE}`);
    await contract(page).locator('> summary').click();
    await expect(contract(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/contract/string/reverse.json');
    await contract(page).getByRole('button', { name: 'Try again' }).click();
    await expect(contract(page).getByRole('table')).toBeVisible();
  });
});
