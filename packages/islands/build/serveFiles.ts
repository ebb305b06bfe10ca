import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';

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
    const type = TYPES[path.extname(pathname)] ?? 'application/json';
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
