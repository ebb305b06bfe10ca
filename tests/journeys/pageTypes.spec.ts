import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test.use({ site: 'options' });

test('shows the image of a hero', async ({ page }) => {
  await page.goto('en/');
  const image = page.getByRole('img', { name: 'Images' });
  await expect(image).toHaveAttribute('src', '/funtool/code.svg');
  await expect(image).toHaveAttribute('srcset', '/funtool/code.svg 2x');
  await expect(image).toHaveAttribute('sizes', '100px');
});

test('gives a feature four columns by default, and a link on its title', async ({ page }) => {
  await page.goto('en/');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const [first, second] = await cards.all();
  await expect(first!).toHaveAttribute('data-span', '4');
  await expect(second!).toHaveAttribute('data-span', '6');
  await first!.getByRole('link', { name: 'Intro' }).click();
  await expect(page).toHaveURL(/\/en\/guide\/headings$/);
});

test('shows a custom page bare, below the navigation bar', async ({ page }) => {
  await page.goto('en/custom');
  await expect(page.getByRole('heading', { name: 'Custom' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: /Documentation|ON THIS PAGE/ })).toHaveCount(0);
});

test('shows a blank page with nothing around its content', async ({ page }) => {
  await page.goto('en/blank');
  await expect(page.getByRole('heading', { name: 'Blank' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: /Documentation|ON THIS PAGE/ })).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('leaves out sidebar, outline and footer where a page says so', async ({ page }) => {
  await page.goto('en/guide/bare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
  await expect(page.getByRole('navigation', { name: /Documentation|ON THIS PAGE/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: texts.prevPageText.en })).toHaveCount(0);
});

test('groups pages without a group as Others, with their headings of depth 2', async ({ page }) => {
  await page.goto('en/guide/');
  await hydrated(page);
  const main = page.getByRole('main');
  const others = page.getByRole('heading', { name: texts['overview.othersText'].en });
  await expect(others).toBeVisible();
  await expect(main.getByRole('link', { name: /^Loose/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Alone' })).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Inner' })).toHaveCount(0);
});

test('lists pages of nested groups in the overview', async ({ page }) => {
  await page.goto('en/guide/');
  await hydrated(page);
  await page.getByRole('searchbox').fill('deep-END');
  await expect(page.getByRole('main').getByRole('link', { name: 'deepEnd' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Loose/ })).toHaveCount(0);
});
