import { enhanced, expect, hydrated, LANGUAGES, test } from './fixtures';

/** Queries with stray percent signs, and their decoded form; others: `repairAddress.test.ts`. */
const MALFORMED = [
  ['guide/api/', '?filter=50%&utm_campaign=50%off', '?filter=50%25&utm_campaign=50%25off'],
  ['guide/api/array/at', '?x=%&y=%E0%A4%A', '?x=%25&y=%25E0%25A4%25A'],
] as const;

/** Addresses that decoding would change. */
const ENCODED = [
  '?x=50%25off&filter=50%25&y=a%26b%3Dc&z=1%2B1+%20%2F#a%2Fb',
  '?x=%E7%A4%BA%E4%BE%8B&y=%23y#%E7%A4%BA',
];

test('works at an address with a malformed query', async ({
  page,
  language: { root, search, theme },
}) => {
  for (const [path, query, repaired] of MALFORMED) {
    await page.goto(root + path + query);
    await hydrated(page);
    await expect(page).toHaveURL((url) => url.search === repaired);
    await page.getByRole('button', { name: theme }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: theme }).click();
    await page.getByRole('banner').getByRole('button', { name: search }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  }
});

test('takes the place in a page along to the other language as it is', async ({
  page,
  language: { lang, root, otherLanguage },
}) => {
  const other = LANGUAGES.find((language) => language.lang !== lang)!;
  for (const address of ENCODED) {
    await page.goto(`${root}guide/api/${address}`);
    await enhanced(page);
    await page.getByRole('link', { name: otherLanguage }).click();
    const expected = `/funtool/${other.root}guide/api/${address}`;
    await expect(page).toHaveURL((url) => url.href.endsWith(expected));
    await hydrated(page);
  }
  await page.goto(`${root}guide/api/`);
  await hydrated(page);
  await page.getByRole('searchbox').fill('50% #a&b+c');
  await page.getByRole('link', { name: otherLanguage }).click();
  await expect(page).toHaveURL(new RegExp(`/funtool/${other.root}guide/api/\\?`));
  await expect(page.getByRole('searchbox')).toHaveValue('50% #a&b+c');
});
