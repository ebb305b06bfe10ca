import { createServer } from 'node:http';
import { createRsbuild } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { guardDevServer, guardEditor } from './guardDevServer';

it.each([
  ['a page of another site opens no file', '/base/__open-in-editor?file=/x', 'cross-site', 403],
  ['nor by an address without the base', '/__open-in-editor?file=/x', 'cross-site', 403],
  ['nor does another app of this machine', '/base/__open-in-editor?file=/x', 'same-site', 403],
  ['an address that was typed does', '/base/__open-in-editor?file=/x', 'none', 204],
  ['its own pages do', '/base/__open-in-editor?file=/x', 'same-origin', 204],
  ['links of other sites lead to its pages', '/base/guide/', 'cross-site', 204],
])('%s in the development server', async (_, path, site, status) => {
  const server = createServer((request, response) =>
    guardEditor(request, response, () => response.writeHead(204).end()),
  ).listen();
  const { port } = server.address() as { port: number };
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: { 'Sec-Fetch-Site': site },
  });
  server.close();
  expect(response.status).toBe(status);
});

it.each([
  ['lets no domain name reach the development server', '', []],
  ['lets those reach it that are trusted', '.local,a.test', ['.local', 'a.test']],
])('%s, in a setting that Rsbuild knows', async (_, trusted, allowed) => {
  const { server } = guardDevServer(trusted).builderConfig!;
  const rsbuild = await createRsbuild({ config: { server: server! } });
  await rsbuild.initConfigs({ action: 'dev' });
  expect(rsbuild.getNormalizedConfig().server.allowedHosts).toEqual(allowed);
});
