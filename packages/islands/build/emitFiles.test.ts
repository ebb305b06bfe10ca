import { createServer } from 'node:http';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { expect, it, vi } from 'vitest';
import { basePrefix, emitFiles, emitFolder } from './emitFiles';
import { siteModule } from './siteModule';

type Middleware = (request: object, response: object, next: () => void) => void;

/** Starts a plugin as the development server or a build does, and asks for files. */
async function start(plugin: RsbuildPlugin, action: 'build' | 'dev') {
  const modules: Record<string, string> = {};
  const aliases: Record<string, string> = {};
  const emitted: Record<string, string> = {};
  const middlewares: Middleware[] = [];
  const types: (string | null)[] = [];
  const chain = {
    plugin: () => ({ use: (_: unknown, [files]: object[]) => Object.assign(modules, files) }),
    resolve: { alias: { set: (name: string, file: string) => (aliases[name] = file) } },
  };
  const api = {
    context: { action },
    getRsbuildConfig: () => ({ server: { base: '/base' } }),
    getNormalizedConfig: () => ({ server: { base: '/base' } }),
    modifyBundlerChain: (modify: Function) => modify(chain, { rspack: { experiments: {} } }),
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
  /** Code of a module that scripts can import. */
  const codeOf = (name: string) => modules[aliases[`${name}$`]!];
  return { codeOf, emitted, types, ask };
}

it('emits the files of a build, and makes them in development whenever they are asked for', async () => {
  const make = vi.fn<() => string>(() => '[1]');
  const plugin = emitFiles('list', { 'static/list.json': make });
  const { ask, emitted } = await start(plugin, 'dev');
  expect(make).not.toHaveBeenCalled();
  expect(emitted).toEqual({});
  expect(await ask('/base/static/list.json')).toBe('200 [1]');
  make.mockReturnValue('[2]');
  expect(await ask('/base/static/list.json?again')).toBe('200 [2]');
  expect(await ask('/static/list.json')).toBe('404 not ours');
  expect((await start(plugin, 'build')).emitted).toEqual({ 'static/list.json': '[2]' });
});

it('names a file of a build that has no content', async () => {
  const plugin = emitFiles('list', { 'static/list.json': () => JSON.stringify(undefined) });
  await expect(start(plugin, 'build')).rejects.toThrow('nothing to write into "static/list.json"');
});

it('emits a folder whose files are made together', async () => {
  const plugin = emitFolder('static/types/', () => ({ 'static/types/at.json': '[1]' }));
  expect((await start(plugin, 'build')).emitted).toEqual({ 'static/types/at.json': '[1]' });
  const { ask, emitted } = await start(plugin, 'dev');
  expect(emitted).toEqual({});
  expect(await ask('/base/static/types/at.json')).toBe('200 [1]');
  expect(await ask('/base/static/at.json')).toBe('404 not ours');
});

it('gives scripts the path of a file by the hash of its content, in development without', async () => {
  const plugin = siteModule({
    list: ({ emit }) => emit('static/list.[hash].json', () => '[1]'),
  });
  const built = await start(plugin, 'build');
  expect(built.emitted).toEqual({ 'static/list.080a9ed428.json': '[1]' });
  expect(built.codeOf('virtual-site/list')).toBe(
    'export const list = "/static/list.080a9ed428.json";',
  );
  const { ask, codeOf, emitted } = await start(plugin, 'dev');
  expect(emitted).toEqual({});
  expect(codeOf('virtual-site/list')).toContain('"/static/list.development.json"');
  expect(await ask('/base/static/list.development.json')).toBe('200 [1]');
});

it('keeps each value in a module of its own, so that no script has one that it does not use', async () => {
  const { codeOf } = await start(siteModule({ a: () => 1, b: () => [2] }), 'build');
  expect(codeOf('virtual-site')).toBe(
    "export { a } from 'virtual-site/a';\nexport { b } from 'virtual-site/b';",
  );
  expect(codeOf('virtual-site/b')).toBe('export const b = [2];');
});

it('answers with what went wrong', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const plugin = emitFiles('list', {
    'static/list.json': () => {
      throw new Error('en/at.mdx:3 is no MDX');
    },
  });
  const { ask, types } = await start(plugin, 'dev');
  expect(await ask('/base/static/list.json')).toBe('500 Error: en/at.mdx:3 is no MDX');
  expect(types).toEqual(['text/plain; charset=utf-8']);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('fetches a value in development when it is called for, and writes it into the scripts of a build', async () => {
  const onDemand = vi.fn<() => object>(() => ({ a: 1 }));
  const plugin = siteModule({ value: { onDemand } });
  const { codeOf, ask } = await start(plugin, 'dev');
  expect(onDemand).not.toHaveBeenCalled();
  expect(codeOf('virtual-site/value')).toBe(
    'export const value = () => fetch("/base/static/value.json").then((response) => response.json());',
  );
  expect(await ask('/base/static/value.json')).toBe('200 {"a":1}');
  const built = await start(plugin, 'build');
  expect(built.codeOf('virtual-site/value')).toBe('export const value = () => ({"a":1});');
});

it('begins the paths of files with the base, however it ends', () => {
  const paths = [undefined, '/', '/base', '/base/'].map((base) => basePrefix(base));
  expect(paths.join(' ')).toBe('/ / /base/ /base/');
});
