import { enhanced, expect, hydrated, LANGUAGES, test } from './fixtures';

/** Queries with a stray percent sign, and their decoded form. */
const MALFORMED = [
  ['?utm_campaign=50%off', '?utm_campaign=50%25off'],
  ['?x=%', '?x=%25'],
  ['?x=%E0%A4%A', '?x=%25E0%25A4%25A'],
  ['?filter=50%', '?filter=50%25'],
] as const;

/** URLs that decoding would change. */
const ENCODED = [
  '?x=50%25off',
  '?filter=50%25',
  '?x=a%26b%3Dc',
  '?x=%23y#notes',
  '?x=1%2B1+%20%2F',
  '?x=%E7%A4%BA%E4%BE%8B#%E7%A4%BA',
  '#a%2Fb',
];

const [zh, en] = LANGUAGES;

/** The address is read in the same way in every language, so languages take turns. */
const turnOf = (index: number) =>
  index % 2 === 0 ? { ...zh, other: en.root } : { ...en, other: zh.root };

for (const [index, [query, repaired]] of MALFORMED.entries()) {
  const { lang, root, search, theme } = turnOf(index);

  test(`works at an address with the malformed query "${query}" in ${lang}`, async ({ page }) => {
    for (const path of ['guide/api/', 'guide/api/array/at']) {
      await page.goto(`${root}${path}${query}`);
      await hydrated(page);
      await expect(page).toHaveURL((url) => url.search === repaired);
      await page.getByRole('button', { name: theme }).click();
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      await page.getByRole('button', { name: theme }).click();
      await page.getByRole('banner').getByRole('button', { name: search }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
    }
  });
}

for (const [index, address] of ENCODED.entries()) {
  const { lang, root, other, otherLanguage } = turnOf(index);

  test(`takes "${address}" along to the other language as it is, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/${address}`);
    await enhanced(page);
    await page.getByRole('link', { name: otherLanguage }).click();
    const expected = `/funtool/${other}guide/api/${address}`;
    await expect(page).toHaveURL((url) => url.href.endsWith(expected));
    await hydrated(page);
  });
}

for (const index of LANGUAGES.keys()) {
  const { lang, root, other, otherLanguage } = turnOf(index);

  test(`takes a filter of "50%" along to the other language in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/`);
    await hydrated(page);
    await page.getByRole('searchbox').fill('50% #a&b+c');
    await page.getByRole('link', { name: otherLanguage }).click();
    await expect(page).toHaveURL(new RegExp(`/funtool/${other}guide/api/\\?`));
    await expect(page.getByRole('searchbox')).toHaveValue('50% #a&b+c');
  });
}
