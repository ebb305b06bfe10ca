import { createServer } from 'node:http';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { expect, it, vi } from 'vitest';
import { emitFiles } from './emitFiles';
import { searchRecords } from './searchRecords';
import { prefixOf } from './serveFiles';
import { valueOnDemand } from './valueOnDemand';

type Define = Record<string, string>;
type Middleware = (request: object, response: object, next: () => void) => void;

/** Starts a plugin as the development server or a build does, and asks for files. */
async function start(plugin: RsbuildPlugin, action: 'build' | 'dev') {
  const define: Define = {};
  const emitted: Record<string, string> = {};
  const middlewares: Middleware[] = [];
  const types: (string | null)[] = [];
  const merge = (config: object, { source }: { source: { define: Define } }) => {
    Object.assign(define, source.define);
    return config;
  };
  const api = {
    context: { action },
    getNormalizedConfig: () => ({ server: { base: '/base' } }),
    modifyRsbuildConfig: (modify: Function) =>
      modify({ server: { base: '/base' } }, { mergeRsbuildConfig: merge }),
    onBeforeStartDevServer: (begin: Function) =>
      begin({ server: { middlewares: { use: (use: Middleware) => middlewares.push(use) } } }),
    processAssets: (_: object, process: Function) =>
      process({
        compilation: {
          emitAsset: (path: string, source: object) => (emitted[path] = String(source)),
        },
        sources: {
          RawSource: class {
            toString: () => string;
            constructor(text: string) {
              this.toString = () => text;
            }
          },
        },
      }),
  };
  await plugin.setup(api as unknown as RsbuildPluginAPI);
  const ask = async (path: string): Promise<string> => {
    const server = createServer((request, response) => {
      middlewares[0]!(request, response, () => response.writeHead(404).end('not ours'));
    }).listen();
    const { port } = server.address() as { port: number };
    const response = await fetch(`http://localhost:${port}${path}`);
    const text = await response.text();
    types.push(response.headers.get('Content-Type'));
    server.close();
    return `${response.status} ${text}`;
  };
  return { define, emitted, types, ask };
}

it('emits files of a build by the hash of their content', async () => {
  const make = vi.fn<() => string>(() => '[1]');
  const files = { list: { path: 'static/list.[hash].json', make } };
  const started = await start(
    emitFiles('list', { files, define: ({ list }) => ({ LIST: list }) }),
    'build',
  );
  const path = 'static/list.080a9ed428.json';
  expect(started.emitted).toEqual({ [path]: '[1]' });
  expect(started.define).toEqual({ LIST: path });
});

it('makes files in development whenever they are asked for', async () => {
  const make = vi.fn<() => string>(() => '[1]');
  const files = { list: { path: 'static/list.[hash].json', make } };
  const { ask, define, emitted } = await start(
    emitFiles('list', { files, define: ({ list }) => ({ LIST: list }) }),
    'dev',
  );
  expect(make).not.toHaveBeenCalled();
  expect(emitted).toEqual({});
  expect(await ask(`/base/${define['LIST']}`)).toBe('200 [1]');
  make.mockReturnValue('[2]');
  expect(await ask(`/base/${define['LIST']}?again`)).toBe('200 [2]');
  expect(await ask(`/${define['LIST']}`)).toBe('404 not ours');
});

it('answers with what went wrong', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const plugin = valueOnDemand('VALUE', () => {
    throw new Error('en/at.mdx:3 is no MDX');
  });
  const { ask, types } = await start(plugin, 'dev');
  expect(await ask('/base/static/VALUE.json')).toBe('500 Error: en/at.mdx:3 is no MDX');
  expect(types).toEqual(['text/plain; charset=utf-8']);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('fetches a value in development, and writes it into the scripts of a build', async () => {
  const plugin = valueOnDemand('VALUE', () => ({ a: 1 }));
  const { define, ask } = await start(plugin, 'dev');
  expect(define['VALUE']).toContain('fetch("/base/static/VALUE.json")');
  expect(await ask('/base/static/VALUE.json')).toBe('200 {"a":1}');
  expect((await start(plugin, 'build')).define).toEqual({ VALUE: '{"a":1}' });
});

it('makes the records of a search index in development when it is asked for', async () => {
  const record = { routePath: '/a', lang: 'en', version: '' };
  const create = vi.fn<() => (typeof record)[]>(() => [record, { ...record, lang: 'zh' }]);
  const { builderConfig, ...hooks } = searchRecords(create);
  await hooks.modifySearchIndexData([], false);
  const { ask } = await start(builderConfig.plugins![0] as RsbuildPlugin, 'dev');
  expect(create).not.toHaveBeenCalled();
  expect(await ask('/base/static/search_index.en.0a1b2c.json')).toBe(
    `200 ${JSON.stringify([record])}`,
  );
  expect(await ask('/base/static/other.json')).toBe('404 not ours');
});

it('begins the paths of files with the base, however it ends', () => {
  expect([undefined, '/', '/base', '/base/'].map((base) => prefixOf(base))).toEqual([
    '/',
    '/',
    '/base/',
    '/base/',
  ]);
});
