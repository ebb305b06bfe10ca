import texts from '../../features/health/texts.json' with { type: 'json' };
import type { Health } from '../../features/health/health';
import { findBarriers } from './barriers';
import { expect, LANGUAGES, test } from './fixtures';

const PAGE = 'guide/health';
const number = (lang: string, value: number) => new Intl.NumberFormat(lang).format(value);

for (const { lang, root } of LANGUAGES) {
  test(`counts what is checked in ${lang}, as the data does`, async ({ page, request }) => {
    const health = (await (await request.get('health.json')).json()) as Health;
    const { totals, pages } = health.languages[lang]!;
    await page.goto(root + PAGE);
    const row = page.getByRole('row', { name: texts.factual[lang] });
    await expect(row).toContainText(number(lang, totals.sentences.factual));
    const tables = page.getByRole('table');
    await expect(tables.last().getByRole('row')).toHaveCount(Object.keys(pages).length + 1);
    await tables.last().getByRole('link', { name: 'array/at', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${root}guide/api/array/at$`));
  });

  test(`has no barriers on the page on health in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(root + PAGE);
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('says in health.json what was built, and nothing that has no page', async ({ request }) => {
  const health = (await (await request.get('health.json')).json()) as Health;
  const { commit, date, library, languages } = health;
  expect(library).toEqual({ name: 'funtool', version: '1.2.2' });
  expect([commit, date]).toEqual([expect.stringMatching(/^[\da-f]{40}$/), expect.any(String)]);
  const [zh, en] = ['zh', 'en'].map((lang) => Object.keys(languages[lang]!.pages));
  expect(zh).toEqual(en);
});

test('serves a badge with a name', async ({ page }) => {
  await page.goto('health.svg');
  const share = page.getByRole('img', { name: /^claims executed: \d+(\.\d)?%$/ });
  await expect(share).toBeVisible();
});
