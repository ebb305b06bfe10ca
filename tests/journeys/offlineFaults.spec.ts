import { readFile } from 'node:fs/promises';
import { expect, NOT_FOUND, test } from './fixtures';
import { expire, install, kept, readKept, readOn, replaceable } from './keptPages';
import { listFiles } from '@funtool-docs/content/listFiles';

const PAGE = 'guide/api/array/at';
const HTML = '<!doctype html><title>Blocked</title><h1>This was blocked</h1>';
const NOTHING = JSON.stringify({ files: {}, pieces: [] });

test.use({ serviceWorkers: 'allow' });

/** Answers of a filter or a bad connection, and the file in whose place they come. */
const FAULTS: [what: string, asked: RegExp, body: string][] = [
  ['HTML in place of the main script', /static\/js\/index\.\w+\.js$/, HTML],
  ['HTML in place of the editor', /async\/editor\.\w+\.js$/, HTML],
  ['an empty pack of pages', /pages\.zh\.\w+\.json$/, NOTHING],
  ['HTML in place of the search index', /search_index\.zh\.\w+\.json$/, HTML],
];

/** Files that were replaced, or that a replaced one holds. */
const KEPT = [
  /static\/js\/index\.\w+\.js$/,
  /async\/editor\.\w+\.js$/,
  /^guide\/api\/array\/at\.html$/,
  /search_index\.zh\.\w+\.json$/,
];

// Only Chromium shows a test what workers ask for.
test('keeps nothing that is not what was built @chromium', async ({ page, context }) => {
  const built = listFiles('doc_build');
  for (const [what, asked, body] of FAULTS) {
    await test.step(what, async () => {
      await context.route(asked, (route) =>
        route.request().serviceWorker() ? route.fulfill({ body }) : route.fallback(),
      );
      // A worker that has kept what came before asks for nothing more.
      const answered = context.waitForEvent('requestfinished', {
        predicate: (request) => Boolean(request.serviceWorker() && asked.test(request.url())),
        timeout: 60_000,
      });
      await readOn(page, PAGE);
      await answered;
      await context.unroute(asked);
    });
  }
  await readOn(page, PAGE);
  await kept(page, /pages\.zh\./);
  for (const file of KEPT) {
    const name = built.find((candidate) => file.test(candidate))!;
    const text = await readFile(`doc_build/${name}`, 'utf8');
    const copies = await readKept(page, new RegExp(`${name}$`));
    expect([name, ...copies.map((copy) => copy === text)]).toEqual([name, true]);
  }
});

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

replaceable.describe('what cannot be had', () => {
  replaceable.use({
    serviceWorkers: 'allow',
    expectedMessages: /status of 50[34]/,
  });

  replaceable(
    'is answered for by what is kept, and otherwise told as it is @chromium',
    async ({ page, context, server }) => {
      await readOn(page, PAGE);
      await kept(page, /pages\.zh\./);
      await replaceable.step('a script that cannot be fetched', async () => {
        await context.route(/nowhere\.js$/, (route) => route.abort());
        const status = page.evaluate(async () => {
          const answer = await fetch('/funtool/static/nowhere.js');
          return answer.status;
        });
        expect(await status).toBe(504);
      });
      await replaceable.step('a server that fails', async () => {
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
    },
  );
});
