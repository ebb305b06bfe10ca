import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { readSitePages, type SitePage, translationsOf } from '../../features/discovery/sitePages';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { site } from '../../site.config';
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { absoluteUrl } from '../../content/paths';

const BUILD = 'doc_build';
const pages = readSitePages('.');
const read = (name: string) => readFileSync(`${BUILD}/${name}`, 'utf8');

const { DOMParser } = new JSDOM().window;

/** Metadata for search engines and link previews. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('<body'));
  const document = new DOMParser().parseFromString(head, 'text/html');
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content');
  const links = (selector: string) =>
    Array.from(document.querySelectorAll(`link${selector}`), (link) => link.getAttribute('href')!);
  return { document, meta, links };
}

/** Metadata expected from the page's source. */
function describeHead({ output }: SitePage) {
  const html = read(`${output}.html`);
  const { document, meta, links } = readHead(html);
  // Behind the content.
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
  return {
    canonical: links('[rel=canonical]'),
    markdown: links('[rel=alternate][type="text/markdown"]'),
    languages: Array.from(document.querySelectorAll<HTMLLinkElement>('link[hreflang]'), (link) => [
      link.hreflang,
      link.getAttribute('href'),
    ]).toSorted(),
    title: document.title,
    sharedTitle: meta('og:title'),
    sharedUrl: meta('og:url'),
    description: meta('description'),
    image: meta('og:image'),
    robots: meta('robots'),
    described: JSON.parse(json!)['@graph'][0].url,
  };
}

test('names addresses, title, description and image of every page', () => {
  const expected = pages.map((page) => {
    const translations = translationsOf(page, pages).map(({ locale, url }) => [locale, url]);
    const isHome = page.slug === 'index.mdx';
    const title = isHome ? site.title : `${page.title} - ${site.title}`;
    return {
      canonical: [page.url],
      markdown: [absoluteUrl(`${page.output}.md`)],
      languages: [...translations, ['x-default', translations[0]![1]!]].toSorted(),
      title,
      sharedTitle: title,
      sharedUrl: page.url,
      description: page.description,
      image: absoluteUrl(`${page.output}.png`),
      robots: undefined,
      described: page.url,
    };
  });
  expect(pages.map(describeHead)).toEqual(expected);
});

test('has an image of 1200 by 630 pixels and Markdown for every page', () => {
  const wrong = pages.filter(({ output }) => {
    const image = readFileSync(`${BUILD}/${output}.png`);
    const isPng = image.toString('latin1', 1, 4) === 'PNG';
    const isLarge = image.readUInt32BE(16) === 1200 && image.readUInt32BE(20) === 630;
    return !(isPng && isLarge && image.length < 40_000 && read(`${output}.md`).startsWith('# '));
  });
  expect(wrong.map(({ output }) => output)).toEqual([]);
});

test('lists every page in the sitemap, and no other', () => {
  const listed = Array.from(read('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g), ([, url]) => url);
  expect(listed.toSorted()).toEqual(pages.map(({ url }) => url).toSorted());
  expect(read('robots.txt')).toContain(absoluteUrl('sitemap.xml'));
});

test('serves the lists for language models and the Markdown of a page', async ({ request }) => {
  for (const name of ['llms.txt', 'en/llms.txt', 'llms-full.txt', 'en/guide/api/array/at.md']) {
    expect((await request.get(name)).status(), name).toBe(200);
  }
  const response = await request.get('en/guide/api/array/at.md');
  expect(response.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8$/i);
});

test('keeps the 404 page out of search engines', () => {
  const { meta, links } = readHead(read('404.html'));
  expect(meta('robots')).toBe('noindex');
  expect(links('[rel=canonical]')).toEqual([]);
});

test('changes the canonical address with the page', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await hydrated(page);
  const canonical = page.locator('link[rel=canonical]');
  await page.getByRole('main').getByRole('link', { name: 'remove' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('remove');
  await expect(canonical).toHaveAttribute('href', absoluteUrl('en/guide/api/array/remove'));
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', /remove\.md$/);
});

test.describe('the Markdown of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { lang, root, pageActions, copyPage, viewMarkdown, copied } of LANGUAGES) {
    test(`is copied by keyboard in ${lang}`, async ({ page, request }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`${root}guide/api/array/at`);
      await hydrated(page);
      await page.getByLabel(pageActions).press('Enter');
      const button = page.getByRole('button', { name: copyPage });
      await button.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: copied })).toHaveCount(1);
      await expect(button).toBeFocused();
      const link = page.getByRole('link', { name: viewMarkdown });
      const address = await link.getAttribute('href');
      const markdown = await (await request.get(address!)).text();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    });
  }

  test('is copied in browsers that cannot copy what is still loading', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await page.goto('en/guide/');
    await hydrated(page);
    await page.getByLabel(texts.pageActionsText.en).click();
    await page.getByRole('button', { name: texts.copyPageText.en }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.copiedText.en })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Writing pages\n/);
  });

  test.describe('that cannot be loaded', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('is reported, and can be copied later', async ({ page }) => {
      await page.goto('en/guide/api/array/at');
      await hydrated(page);
      await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
      await page.getByLabel(texts.pageActionsText.en).click();
      const button = page.getByRole('button', { name: texts.copyPageText.en });
      await button.press('Enter');
      await expect(page.getByText('Could not copy')).toBeVisible();
      await expect(button).toBeFocused();
      await page.unroute('**/*.md');
      await button.press('Enter');
      await expect(page.getByText('Could not copy')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: texts.copiedText.en })).toHaveCount(
        1,
      );
    });
  });
});
