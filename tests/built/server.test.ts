import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder, writeIn } from '../createFolder';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { serve } from '../../scripts/serve.mjs';

/** Starts a server for the time of a test. */
async function start(options: Parameters<typeof serve>[0] = {}): Promise<URL> {
  const { url, close } = await serve(options);
  onTestFinished(() => void close());
  return new URL(url);
}

/** Connects to a port. */
const open = (port: string, host: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(port), host, () => resolve(socket));
    socket.once('error', reject);
  });

/** Counts the files and connections that this process has open, on Linux and macOS. */
const countOpen = () => readdirSync('/dev/fd').length;

describe('the server', () => {
  it('answers as GitHub Pages does', async () => {
    const base = await start();
    const expected = [
      ['', 200, 'text/html; charset=utf-8'],
      ['guide/', 200, 'text/html; charset=utf-8'],
      ['guide/api/array/at', 200, 'text/html; charset=utf-8'],
      ['guide/api/array/at.html', 200, 'text/html; charset=utf-8'],
      ['en/', 200, 'text/html; charset=utf-8'],
      ['icon.svg', 200, 'image/svg+xml'],
      ['guide', 301, 'text/html; charset=utf-8'],
      ['guide/api/array/at/', 404, 'text/html; charset=utf-8'],
      ['nowhere', 404, 'text/html; charset=utf-8'],
      ['../elsewhere', 404, 'text/html; charset=utf-8'],
      ['en/guide/api/array/at.md', 200, 'text/markdown; charset=utf-8'],
      ['llms.txt', 200, 'text/plain; charset=utf-8'],
      ['en/llms.txt', 200, 'text/plain; charset=utf-8'],
      ['llms-full.txt', 200, 'text/plain; charset=utf-8'],
    ] as const;
    const answers = expected.map(async ([address, , type]) => {
      const response = await fetch(new URL(address, base), { redirect: 'manual' });
      const isType = response.headers.get('content-type')?.toLowerCase().startsWith(type);
      return [address, response.status, isType ? type : response.headers.get('content-type')];
    });
    expect(await Promise.all(answers)).toEqual(expected);
  });

  it('shows the 404 page for unknown paths', async () => {
    const response = await fetch(new URL('nowhere', await start()));
    expect(await response.text()).toContain(texts.notFoundText.zh);
  });

  it('compresses pages', async () => {
    const response = await fetch(new URL('guide/api/array/at', await start()));
    expect(response.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
  });

  it('is reached on this machine only', async () => {
    const { port } = await start();
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const loopback = own.filter(({ address }) => ['127.0.0.1', '::1'].includes(address));
    expect(loopback).not.toEqual([]);
    for (const { address } of loopback) (await open(port, address)).destroy();
    const others = own.filter(({ internal, scopeid }) => !internal && !scopeid);
    for (const address of ['127.0.0.2', ...others.map((other) => other.address)]) {
      await expect(open(port, address)).rejects.toThrow('connect');
    }
  });

  it('answers while there is no 404 page', async () => {
    const { href } = await start({ folder: createFolder() });
    for (const name of ['one', 'two']) {
      const response = await fetch(href + name);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Not found');
    }
  });

  it('closes while a browser holds a connection on which it has asked for nothing', async () => {
    const { url, close } = await serve();
    const socket = await open(new URL(url).port, '127.0.0.1');
    const ended = once(socket, 'close');
    await close();
    await expect(ended).resolves.toEqual([false]);
  });

  it('lets go of the 404 page when its readers leave', async () => {
    const READERS = 50;
    const SIZE = 8_000_000;
    const folder = createFolder();
    writeIn(folder, '404.html', 'x'.repeat(SIZE));
    const { port, pathname } = await start({ folder });
    const before = countOpen();
    for (let reader = 0; reader < READERS; reader += 1) {
      const socket = await open(port, '127.0.0.1');
      socket.write(`GET ${pathname}nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    await vi.waitFor(() => expect(countOpen()).toBeLessThan(before + READERS), 15_000);
  });
});
