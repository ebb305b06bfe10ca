import { readFile } from 'node:fs/promises';
import { expect, NOT_FOUND, test } from './fixtures';
import { expire, install, kept, readKept, readOn, replaceable } from './keptPages';
import { listFiles } from '../../content/listFiles';

const PAGE = 'guide/api/array/at';
const HTML = '<!doctype html><title>Blocked</title><h1>This was blocked</h1>';
const NOTHING = JSON.stringify({ files: {}, pieces: [] });

test.use({ serviceWorkers: 'allow' });

for (const [what, asked, body, file] of [
  ['HTML in place of the editor', /async\/editor\.\w+\.js$/, HTML],
  ['HTML in place of the main script', /static\/js\/index\.\w+\.js$/, HTML],
  ['HTML in place of the search index', /search_index\.zh\.\w+\.json$/, HTML],
  ['an empty pack of pages', /pages\.zh\.\w+\.json$/, NOTHING, /^guide\/api\/array\/at\.html$/],
] as const) {
  // Only Chromium shows a test what workers ask for.
  test(`does not keep ${what} @chromium`, async ({ page, context }) => {
    await context.route(asked, (route) =>
      route.request().serviceWorker() ? route.fulfill({ body }) : route.fallback(),
    );
    const answered = context.waitForEvent('requestfinished', (request) =>
      Boolean(request.serviceWorker() && asked.test(request.url())),
    );
    await readOn(page, PAGE);
    await answered;
    await context.unroute(asked);
    await readOn(page, PAGE);
    await kept(page, /pages\.zh\./);
    const wanted = file ?? asked;
    const name = listFiles('doc_build').find((candidate) => wanted.test(candidate))!;
    const built = await readFile(`doc_build/${name}`, 'utf8');
    const copies = await readKept(page, new RegExp(`${name}$`));
    expect(copies.map((copy) => copy === built)).toEqual([true]);
  });
}

test.describe('a browser without room', () => {
  // Plain text pages request no icon.
  test.use({ expectedMessages: NOT_FOUND });

  test('is left as it was @chromium', async ({ page, context, baseURL }) => {
    await page.goto('llms.txt');
    const client = await context.newCDPSession(page);
    const { origin } = new URL(baseURL!);
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 });
    expect(await install(page)).toBe('redundant');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

replaceable.describe('a server that fails', () => {
  replaceable.use({ serviceWorkers: 'allow', expectedMessages: /status of 50[34]/ });

  replaceable('is out of reach for pages that are kept @chromium', async ({ page, server }) => {
    await readOn(page, PAGE);
    await kept(page, /pages\.zh\./);
    await expire(page);
    await server.replace((_, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
    });
    const shown = await page.goto('guide/api/array/union');
    expect(shown!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('union');
    const other = await page.goto('en/guide/api/array/union');
    expect(other!.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busy');
  });
});

test.describe('a script that cannot be fetched', () => {
  test.use({ expectedMessages: /status of 504/ });

  test('is answered for @chromium', async ({ page, context }) => {
    await readOn(page, PAGE);
    await kept(page, /pages\.zh\./);
    await context.route(/nowhere\.js$/, (route) => route.abort());
    const status = page.evaluate(async () => (await fetch('/funtool/static/nowhere.js')).status);
    expect(await status).toBe(504);
  });
});

test.describe('what a browser fetches ahead', () => {
  test.use({ expectedMessages: /net::ERR_INTERNET_DISCONNECTED/ });

  // Firefox prefetches without `Sec-Purpose`, but Playwright cannot see its workers.
  test('is its own affair where it cancels it aloud @chromium', async ({ page, context }) => {
    await readOn(page, PAGE);
    await kept(page, /pages\.zh\./);
    await context.setOffline(true);
    const isAnswered = (mode: RequestMode) =>
      page.evaluate(
        async (init) => {
          const { href } = document.querySelector<HTMLLinkElement>('link[rel=prefetch][href$=js]')!;
          const answer = await fetch(href, init).catch(() => undefined);
          return answer?.status === 200;
        },
        { mode },
      );
    expect(await isAnswered('cors')).toBe(true);
    expect(await isAnswered('no-cors')).toBe(false);
  });
});
