import { once } from 'node:events';
import { connect } from 'node:net';
import os from 'node:os';
import { expect, it } from 'vitest';
import { createFolder, writeIn } from './createFolder';
import { listen, serve, serveNear } from '../scripts/serve.mjs';

it('serves at the next free port if another program has the one that is asked for', async () => {
  const folder = createFolder();
  writeIn(folder, 'index.html', 'the second');
  const first = await serve({ base: '/' });
  const port = Number(new URL(first.url).port);
  const second = await serveNear(port, { folder, base: '/' });
  try {
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    const response = await fetch(second.url);
    expect(await response.text()).toBe('the second');
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});

it('answers all that are connected before it ends', async () => {
  const { port, close } = await listen((_, response) => response.end(), 0, '127.0.0.1');
  const readers = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  await Promise.all(
    readers.map((reader) => once(reader.on('error', () => {}).setEncoding('utf8'), 'connect')),
  );
  for (const reader of readers) reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answers = Promise.all(
    readers.map(async (reader) => ((await once(reader, 'data')) as [string])[0].slice(9, 12)),
  );
  await close();
  expect(await answers).toEqual(readers.map(() => '200'));
});

it('says where a file ends, and leads to its home page, as GitHub Pages does', async () => {
  const folder = createFolder();
  writeIn(folder, 'a.txt', 'short');
  const { url, close } = await serve({ folder, base: '/base/' });
  const range = await fetch(`${url}a.txt`, { headers: { range: 'bytes=9-' } });
  expect([range.status, range.headers.get('content-range')]).toEqual([416, 'bytes */5']);
  const home = await fetch(url.slice(0, -1), { redirect: 'manual' });
  expect([home.status, home.headers.get('location')]).toEqual([301, '/base/']);
  await close();
});

it('is reached from other machines if it is told to listen at all addresses', async () => {
  const { url, close } = await serve({
    host: '0.0.0.0',
    base: '/',
    folder: createFolder(),
  });
  const own = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const answers = own
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => fetch(url.replace('localhost', address)));
  for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
  await close();
});
