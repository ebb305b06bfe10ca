import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { serve } from '../../scripts/serve.mjs';
import { expect, test } from './fixtures';

/** Starts a server for the time of a test. */
const withServer = test.extend<{ start: (options: Parameters<typeof serve>[0]) => Promise<URL> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  start: async ({}, use) => {
    const closings: (() => void)[] = [];
    await use(async (options) => {
      const { url, close } = await serve(options);
      closings.push(close);
      return new URL(url);
    });
    for (const close of closings) close();
  },
});

/** Connects to a port. */
const open = (port: string, host: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(port), host, () => resolve(socket));
    socket.once('error', reject);
  });

/** How many files and connections this process has open, on Linux and macOS. */
const countOpen = () => readdirSync('/dev/fd').length;

test.describe('the server', () => {
  for (const [path, status, type] of [
    ['', 200, 'text/html'],
    ['guide/', 200, 'text/html'],
    ['guide/api/array/at', 200, 'text/html'],
    ['guide/api/array/at.html', 200, 'text/html'],
    ['en/', 200, 'text/html'],
    ['icon.svg', 200, 'image/svg+xml'],
    ['guide', 301, 'text/html'],
    ['guide/api/array/at/', 404, 'text/html'],
    ['nowhere', 404, 'text/html'],
    ['../elsewhere', 404, 'text/html'],
  ] as const) {
    test(`answers "${path}" with ${status}`, async ({ request, baseURL }) => {
      const response = await request.get(new URL(path, baseURL).href, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['content-type']).toContain(type);
    });
  }

  test('shows the 404 page for unknown paths', async ({ request }) => {
    expect(await (await request.get('nowhere')).text()).toContain(texts.notFoundText.zh);
  });

  test('compresses pages', async ({ request }) => {
    const response = await request.get('guide/api/array/at');
    expect(response.headers()['content-encoding']).toMatch(/^(?:br|gzip)$/);
  });
});

test.describe('a server of its own', () => {
  withServer('is reached on this machine only', async ({ start }) => {
    const { port } = await start({});
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const loopback = own.filter(({ address }) => ['127.0.0.1', '::1'].includes(address));
    expect(loopback).not.toEqual([]);
    for (const { address } of loopback) (await open(port, address)).destroy();
    const others = own.filter(({ internal, scopeid }) => !internal && !scopeid);
    for (const address of ['127.0.0.2', ...others.map((other) => other.address)]) {
      await expect(open(port, address), address).rejects.toThrow();
    }
  });

  withServer('serves a site without a base', async ({ start, request }) => {
    const response = await request.get((await start({ base: '/' })).href, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
  });

  withServer('answers while there is no 404 page', async ({ start, request }, info) => {
    const { href } = await start({ folder: info.outputPath() });
    for (const name of ['one', 'two']) {
      const response = await request.get(href + name);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Not found');
    }
  });

  withServer('lets go of the 404 page when its readers leave', async ({ start }, info) => {
    const READERS = 50;
    const SIZE = 8_000_000;
    await writeFile(join(info.outputPath(), '404.html'), 'x'.repeat(SIZE));
    const { port, pathname } = await start({ folder: info.outputPath() });
    const before = countOpen();
    for (let reader = 0; reader < READERS; reader += 1) {
      const socket = await open(port, '127.0.0.1');
      socket.write(`GET ${pathname}nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    await expect.poll(countOpen).toBeLessThan(before + READERS);
  });
});
