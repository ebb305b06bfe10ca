import type { Page } from '@playwright/test';
import { counted, exampleOf, OWN_RESULTS, write } from './example';
import { enhanced, expect, hydrate, hydrated, type Language, test } from './fixtures';
import { dialog, hold, input, options } from './searchDialog';

const API = 'guide/api/array/';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const entryOf = (page: Page, { sidebar }: Language, name: string) =>
  page.getByRole('navigation', { name: sidebar }).getByRole('link', { name, exact: true });

/** Opens a page, and returns how many documents have been loaded since. */
async function open(page: Page, path: string): Promise<() => number> {
  await page.goto(path);
  await enhanced(page);
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Leaves a page as its scripts would. */
const leave = (page: Page, path: string) =>
  page.evaluate((address) => location.assign(address), `/funtool/${path}`);

test('puts the next page in place, with all that a document says of it', async ({
  page,
  language,
}) => {
  const { root, otherLanguage, edit, outline } = language;
  /** What a document says of its page, but for the state of its scripts. */
  const describePage = async () => ({
    head: await page
      .locator(
        'title, meta[name=description], meta[property], link[rel=canonical], link[rel=alternate]',
      )
      .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).toSorted()),
    links: await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.outerHTML.replace(/ aria-current="\w+"/, ' $&')),
      ),
    current: await page
      .getByRole('banner')
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((link) => link.textContent)),
    data: await page.locator('#embedded-data').textContent(),
    places: await page
      .locator('#sidebar, #outline')
      .evaluateAll((all) => all.map((place) => (place as HTMLElement).innerText)),
    text: await page.getByRole('main').innerText(),
    edit: await page.getByRole('link', { name: edit }).getAttribute('href'),
  });
  for (const target of [`${API}union`, 'guide/api/string/trim', 'guide/start/getting-started']) {
    await test.step(target, async () => {
      const documents = await open(page, `${root}${API}at`);
      await page.evaluate(() => scrollTo(0, 700));
      const link = page.locator(`#sidebar a[href$="${target}"], main a[href$="${target}"]`).first();
      if (await link.count()) await link.press('Enter');
      else await leave(page, root + target);
      await expect(title(page)).not.toHaveText('at');
      await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
      await expect(page.locator('body')).toBeFocused();
      await expect(title(page)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(documents()).toBe(0);
      const placed = await describePage();
      await page.reload();
      await enhanced(page);
      expect(placed).toEqual(await describePage());
    });
  }
  await expect(page.getByRole('link', { name: otherLanguage })).toHaveAttribute('hreflang', /\w/);
  await expect(page.getByRole('navigation', { name: outline })).toBeVisible();
});

test('comes back to a page as the reader has left it', async ({ page, language }) => {
  const { lang, root } = language;
  const documents = await open(page, `${root}${API}at`);
  const { outcome, editor, press } = exampleOf(page, lang);
  const result = counted(lang, OWN_RESULTS, OWN_RESULTS);
  await press('run');
  await expect(outcome).toHaveText(result);
  // Further down than the next page is long.
  await page.evaluate(() => scrollTo(0, 3000));
  const top = await page.evaluate(() => scrollY);
  await entryOf(page, language, 'union').press('Enter');
  await expect(title(page)).toHaveText('union');
  await expect(page.getByText(result)).toHaveCount(0);
  await press('edit');
  await write(editor, '1 + 1; // mine');
  await page.goBack();
  await expect(title(page)).toHaveText('at');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(outcome).toHaveText(result);
  await expect(entryOf(page, language, 'union')).toBeFocused();
  await page.goForward();
  await expect(editor).toHaveText('1 + 1; // mine');
  await entryOf(page, language, 'at').press('Enter');
  await expect(title(page)).toHaveText('at');
  await expect(outcome).toHaveCount(0);
  expect(documents()).toBe(0);
});

test('ends an example that runs as the reader leaves', async ({ page, language }) => {
  const { lang, root } = language;
  await open(page, `${root}${API}at`);
  const { editor, press } = exampleOf(page, lang);
  await press('edit');
  await write(editor, 'await new Promise(() => {});');
  await press('run');
  const sandbox = page.locator('iframe');
  await expect(sandbox).toHaveCount(1);
  await entryOf(page, language, 'union').press('Enter');
  await expect(title(page)).toHaveText('union');
  await expect(sandbox).toHaveCount(0);
});

test('has search outlive the page, and its panel close', async ({ page, language }) => {
  const { lang, root } = language;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const documents = await open(page, `${root}${API}at`);
  for (const name of ['cloneDeep', 'trimEnd']) {
    await page.keyboard.press('Control+K');
    await input(page).fill(name);
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(name);
    await expect(dialog(page)).toBeHidden();
  }
  expect(documents()).toBe(0);
  expect(asked.filter((url) => url.includes(`search_index.${lang}`))).toHaveLength(1);
  const { outcome, press } = exampleOf(page, lang);
  await press('run');
  await expect(outcome).toHaveText(/\d/);
});

test('leads to a section of another page, and into a disclosure', async ({ page, language }) => {
  await open(page, `${language.root}${API}at`);
  for (const id of ['signature', 'edge-cases']) {
    await leave(page, `${language.root}${API}union#${id}`);
    await expect(title(page)).toHaveText('union');
    await expect(page.locator(`#${id}`)).toBeInViewport();
    // What React is about to hydrate would be another page.
    await expect(page.locator('html[data-wanted]:not([data-hydrated])')).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toHaveText('at');
  }
});

test('says that a page is on its way, and shows the one that was asked for last', async ({
  page,
  language,
}) => {
  const { root } = language;
  const documents = await open(page, `${root}${API}at`);
  const release = await hold(page, '**/union.part.json');
  await entryOf(page, language, 'union').press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-arriving');
  await expect(title(page)).toHaveText('at');
  await entryOf(page, language, 'remove').press('Enter');
  await expect(title(page)).toHaveText('remove');
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  const arrived = page.waitForResponse('**/union.part.json');
  release();
  await arrived;
  await expect(title(page)).toHaveText('remove');
  await expect(page).toHaveURL(/remove$/);
  expect(documents()).toBe(0);
});

test('lets React take a page that was put in place, with its own sidebar', async ({
  page,
  language: { root, run },
}) => {
  await open(page, `${root}${API}at`);
  await page.getByRole('button', { name: run }).first().click();
  await expect(page.locator('.ft-note--same').first()).toBeVisible();
  await leave(page, `${root}guide/`);
  await expect(title(page)).not.toHaveText('at');
  await page.keyboard.press('Escape');
  await hydrated(page);
});

test.describe('loads a document', () => {
  test.use({ expectedMessages: /Failed to load|status of 404/ });

  const ways: Record<string, (page: Page, language: Language) => Promise<unknown>> = {
    'in another language': (page, { otherLanguage }) =>
      page.getByRole('link', { name: otherLanguage }).click(),
    'of another layout': (page, { root }) => leave(page, root),
    'that needs React at once': (page, { root }) => leave(page, `${root}guide/playground`),
    'where its part is not to be had': async (page, { root }) => {
      await page.route('**/*.part.json', (route) => route.abort());
      await leave(page, `${root}${API}union`);
    },
    'after a deployment': async (page, { root }) => {
      await page.route('**/*.part.json', async (route) => {
        const part = await (await route.fetch()).text();
        await route.fulfill({
          body: part.replace(/"version":"[^"]+","critical"/, '"version":"x","critical"'),
        });
      });
      await leave(page, `${root}${API}union`);
    },
    'once React has the page': async (page, { root }) => {
      await hydrated(page);
      await leave(page, `${root}${API}union`);
    },
    'that is on its way as React starts': async (page, { root }) => {
      await hold(page, '**/union.part.json');
      await leave(page, `${root}${API}union`);
      await hydrate(page);
    },
    'while what is typed is not kept': async (page, { root }) => {
      await page.evaluate(() => document.documentElement.setAttribute('data-unkept', ''));
      await leave(page, `${root}${API}union`);
    },
    'where the browser knows no other way': async (page, { root }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await page.reload();
      await enhanced(page);
      await leave(page, `${root}${API}union`);
    },
  };
  for (const [when, go] of Object.entries(ways)) {
    test(when, async ({ page, language }) => {
      const documents = await open(page, `${language.root}${API}at`);
      await page.evaluate(() => Reflect.set(window, 'isTheSame', true));
      await go(page, language);
      await expect.poll(documents).toBeGreaterThan(0);
      await page.waitForFunction(() => !('isTheSame' in window));
      await page.goBack();
      await expect(title(page)).toHaveText('at');
    });
  }
});

test('takes no more memory however many pages are put in place @chromium', async ({
  page,
  language,
}) => {
  await open(page, `${language.root}${API}at`);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const visit = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const name = ['union', 'unique', 'remove', 'intersect', 'at'][turn % 5]!;
      await entryOf(page, language, name).press('Enter');
      await expect(title(page)).toHaveText(name);
      if (turn % 5 > 0) continue;
      const { outcome, press } = exampleOf(page, language.lang);
      await press('run');
      await expect(outcome).toHaveText(/\d/);
    }
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  await visit(5);
  const before = await visit(5);
  const after = await visit(15);
  expect(after.nodes).toBeLessThan(before.nodes * 1.03);
  expect(after.listeners).toBeLessThan(before.listeners * 1.03);
});
