import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import texts from '../../theme/i18n.json' with { type: 'json' };
import searchTexts from '../../theme/search/texts.json' with { type: 'json' };
import { expect, hydrated, test as base } from './fixtures';
import { input, options } from './searchDialog';

/** The site asks this host, by its settings; the browser is told that it is on this machine. */
const HOST = 'search.example.test';

interface Service {
  process: ChildProcess;
  port: string;
}

const test = base.extend<object, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const root = path.resolve(import.meta.dirname, '../..');
      const args = ['scripts/start.mjs', 'searchApi', '--port', '0', '--index', 'guides'];
      const started = spawn(process.execPath, args, { cwd: root, windowsHide: true });
      const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
      await use({ process: started, port: new URL(line).port });
      started.kill();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, service }, use) => {
      const rule = `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${service.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

test.describe('a site whose search is our service', { tag: ['@spec:search', '@chromium'] }, () => {
  test.use({
    site: 'options',
    expectedOrigin: `http://${HOST}`,
    expectedMessages: /status of 429|status 429|ERR_CONNECTION_REFUSED|Failed to fetch/,
  });

  test('finds pages there in its language, until it is asked too much or has gone', async ({
    page,
    service,
  }) => {
    await page.goto('en/custom');
    await hydrated(page);
    await page.keyboard.press('Control+K');
    await input(page).fill('remove duplicates');
    await expect(options(page).first()).toContainText('unique');
    await expect(options(page).first()).toHaveAttribute('href', /\/en\/guide\/api\/array\/unique/);

    await test.step('a query that is too long finds what its beginning finds', async () => {
      await input(page).fill(`debounce ${'x'.repeat(300)}`);
      await expect(options(page).first()).toContainText('debounce');
    });

    const unreached = page.getByText(searchTexts.searchUnreachedText.en);
    await test.step('too many requests are refused', async () => {
      const url = `http://localhost:${service.port}/?lang=en&keyword=`;
      const queries = ['clone', 'union', 'isEmpty', 'throttle', 'padEnd'].values();
      // The service counts anew every ten seconds, at worst between the flood and the reader's query.
      await expect(async () => {
        const answers = await Promise.all(Array.from({ length: 70 }, (_, i) => fetch(url + i)));
        expect(answers.some(({ status }) => status === 429)).toBe(true);
        await input(page).fill(queries.next().value!);
        await expect(unreached).toBeVisible({ timeout: 3000 });
      }).toPass();
    });

    await test.step('a service that has gone is out of reach', async () => {
      service.process.kill();
      await once(service.process, 'exit');
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: texts.searchRetryText.en }).click();
      await failed;
      await expect(unreached).toBeVisible();
    });
  });
});
