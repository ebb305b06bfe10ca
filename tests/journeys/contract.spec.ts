import { readFileSync } from 'node:fs';
import texts from '@funtool-docs/facts/contract/texts.json' with { type: 'json' };
import { fillText } from '@funtool-docs/shared/texts';
import { expect, test } from './fixtures';

const record = JSON.parse(readFileSync('doc_build/contract/string/reverse.json', 'utf8')) as {
  calls: { call: string; result?: string }[];
};

test('shows what each answer of a contract rests on, and runs it; opens a contract by its address', async ({
  page,
  language: { lang, root },
}) => {
  const say = (key: keyof typeof texts, params = {}) => fillText(texts[key][lang], params);
  const contract = page.locator('details:has(> #contract)');
  await page.goto(`${root}guide/api/string/reverse`);
  await page.locator('.ft-evidence > summary').click();
  await contract.locator('> summary').click();
  const row = contract
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: say('idempotent') }) });
  await row.locator('summary').click();
  await expect(row).toContainText("reverse('hello')");
  await row.getByRole('button', { name: say('runName', { number: 1 }) }).click();
  await expect(row.getByRole('status')).toHaveText(say('same'));
  // The next page can still be put in the place of this one.
  await expect(page.locator('html')).not.toHaveAttribute('data-wanted');
  const list = contract.locator('details:has(ol)');
  await list.getByText(say('allCalls', { count: record.calls.length }), { exact: true }).click();
  const thrown = record.calls.findIndex(({ result }) => result === undefined);
  await list.getByRole('button', { name: say('runName', { number: thrown + 1 }) }).click();
  await expect(list.getByRole('listitem').nth(thrown).getByRole('status')).toHaveText(say('same'));
  await page.goto(`${root}guide/api/array/at#contract`);
  await expect(contract).toHaveAttribute('open');
  await expect(contract.getByRole('table').first()).toBeVisible();
});
