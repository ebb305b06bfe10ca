import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

/** Contents by path from the root of the site. */
type Contents = Iterable<readonly [string, string]>;

/**
 * Adds files to the site. The development server makes a file whenever it is asked for.
 *
 * @param files What makes each file, by its path from the root of the site.
 * @throws {Error} In a build, if a file has no content.
 */
export function emitFiles(name: string, files: Record<string, Make>): RsbuildPlugin {
  const makers = new Map(Object.entries(files));
  const makeAll = () =>
    Promise.all([...makers].map(async ([path, make]) => [path, await make()] as const));
  return emit(name, (path) => makers.get(path), makeAll);
}

/**
 * Adds a folder to the site whose files are made together. The development server makes them
 * whenever one is asked for.
 *
 * @param folder Path from the root of the site, with a slash at the end.
 * @param make Returns the content of each file, by its path from the root of the site.
 * @throws {Error} In the answer of the development server, if there is no such file; in a build, if one has no
 *   content.
 */
export function emitFolder(
  folder: string,
  make: () => Record<string, string> | Promise<Record<string, string>>,
): RsbuildPlugin {
  const find = (path: string) => async () => {
    const { [path]: content } = await make();
    if (content === undefined) throw new Error(`there is no file "${path}"`);
    return content;
  };
  const findWithin = (path: string) => (path.startsWith(folder) ? find(path) : undefined);
  return emit(`folder-${folder}`, findWithin, async () => Object.entries(await make()));
}

function emit(
  name: string,
  find: (path: string) => Make | undefined,
  makeAll: () => Promise<Contents>,
): RsbuildPlugin {
  return {
    name,
    async setup(api) {
      serveFiles(api, find);
      if (api.context.action === 'dev') return;
      const files = [...(await makeAll())];
      // `JSON.stringify` makes no text of a value that is missing.
      const empty = files.find(([, content]) => typeof content !== 'string');
      if (empty) throw new Error(`there is nothing to write into "${empty[0]}"`);
      emitAssets(api, files);
    },
  };
}

/** Adds files to what the bundler writes for browsers. */
export function emitAssets(api: Pick<RsbuildPluginAPI, 'processAssets'>, files: Contents): void {
  api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
    for (const [path, content] of files) {
      compilation.emitAsset(path, new sources.RawSource(content));
    }
  });
}

/** Media types by extension, besides JSON. */
const TYPES: Record<string, string> = { '.html': 'text/html', '.svg': 'image/svg+xml' };

/** Makes the content of a file. */
export type Make = () => string | Promise<string>;

/**
 * Lets the development server make files whenever they are asked for: it is ready sooner without
 * them, and they follow edits.
 *
 * @param find Finds what makes a file, given its path after the base of the site.
 */
export function serveFiles(
  api: Pick<RsbuildPluginAPI, 'getNormalizedConfig' | 'onBeforeStartDevServer'>,
  find: (file: string) => Make | undefined,
): void {
  api.onBeforeStartDevServer(({ server }) => {
    const prefix = basePrefix(api.getNormalizedConfig().server.base);
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      const make = pathname.startsWith(prefix) ? find(pathname.slice(prefix.length)) : undefined;
      if (make) void answer(response, pathname, make);
      else next();
    });
  });
}

async function answer(response: ServerResponse, pathname: string, make: Make): Promise<void> {
  try {
    const content = await make();
    const type = TYPES[extname(pathname)] ?? 'application/json';
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-cache');
    response.end(content);
  } catch (error) {
    console.error(error);
    // The message may contain parts of the address.
    response.writeHead(500, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(String(error));
  }
}

/** Returns what the paths of all files of the site begin with, whether or not its base ends in `/`. */
export function basePrefix(base = ''): string {
  return `${base.replace(/\/$/, '')}/`;
}
