import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Path by which Rsbuild opens a file in the editor. */
const EDITOR = '/__open-in-editor';

/**
 * Keeps other websites out of the development server: only this machine's names and addresses reach
 * it, so that no domain name can be pointed at it, and no other site opens files in the editor.
 *
 * @param trusted More names that reach it, with commas; `.box.test` stands for all below it.
 */
export function guardDevServer(trusted = process.env['DEV_HOSTS'] ?? ''): RspressPlugin {
  const allowedHosts = trusted.split(',').filter(Boolean);
  return {
    name: 'guard-dev-server',
    builderConfig: { server: { allowedHosts }, plugins: [rsbuildGuardEditor()] },
  };
}

function rsbuildGuardEditor(): RsbuildPlugin {
  return {
    name: 'guard-editor',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => void server.middlewares.use(guardEditor));
    },
  };
}

/** Refuses to open files for a page of another site. */
export function guardEditor(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  response: ServerResponse,
  next: () => void,
): void {
  const from = headers['sec-fetch-site'] as string | undefined;
  // Another port of this machine is the same site.
  if (!from?.endsWith('-site') || !url.includes(EDITOR)) return next();
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Pages of other sites open no files.');
}
