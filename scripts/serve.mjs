#!/usr/bin/env node
// Serves doc_build/ under the site's base the way GitHub Pages does. Usage: node scripts/serve.mjs [port]
// If another program has the port, the next free one is taken.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { isMain } from './isMain.mjs';
import { site } from '../site.config.js';

const BUILD = path.resolve(import.meta.dirname, '../doc_build');
const BASE = new URL(site.url).pathname;

/** A machine without IPv6 answers `::1` with these. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Each answer that is being compressed has a window of its own; by default it takes 4 MB, here 256 kB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } };

/**
 * Starts a server for this machine: `page` answers with `page.html`, a folder without its slash is
 * redirected, and unknown paths get `404.html` with status 404.
 *
 * @param {{ port?: number, folder?: string, base?: string, maxAge?: number, encoding?: string }} [options]
 *   Port 0, the default, takes a free one; browsers may keep files for `maxAge` seconds; `encoding` is
 *   the only compression, such as `gzip`.
 * @returns {Promise<{ url: string, close: () => Promise<unknown> }>} The address of the home page, and
 *   a function that resolves once all connections have ended.
 * @throws If the port is taken.
 */
export async function serve({ port = 0, folder = BUILD, base = BASE, maxAge = 0, encoding } = {}) {
  const files = serveStatic(folder, { extensions: ['html'], maxAge: maxAge * 1000 });
  const compress = compression({ brotli: BROTLI });
  const answer = (request, response) => {
    const notFound = () => sendNotFound(response, folder);
    if (encoding) request.headers['accept-encoding'] = encoding;
    compress(request, response, () => {
      if (request.url === '/' && base !== '/') return redirect(response, base);
      if (!request.url.startsWith(base)) return notFound();
      request.originalUrl = request.url;
      request.url = request.url.slice(base.length - 1);
      files(request, response, notFound);
    });
  };
  const server = await listen(answer, port, '127.0.0.1');
  // Browsers may take "localhost" for either address.
  const other = await listen(answer, server.port, '::1').catch((error) => {
    if (NO_IPV6.has(error.code)) return undefined;
    void server.close();
    throw error;
  });
  const close = () => Promise.all([server.close(), other?.close()]);
  return { url: `http://localhost:${server.port}${base}`, close };
}

/** Ports after a busy one that are tried. */
const MAX_NEXT_PORTS = 20;

/**
 * Starts a server as `serve` does, at the next free port if another program has the one asked for.
 *
 * @param {number} port
 * @param {Parameters<typeof serve>[0]} [options]
 * @returns {ReturnType<typeof serve>}
 * @throws If none of the ports can be used.
 */
export async function serveNear(port, options) {
  for (let next = port; ; next += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the first free one counts
      return await serve({ ...options, port: next });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || next === port + MAX_NEXT_PORTS) throw error;
    }
  }
}

async function listen(answer, port, host) {
  const server = createServer(answer);
  /** Connections that browsers have opened ahead of a request. */
  const unused = new Set();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return { port: server.address().port, close: () => end(server, unused) };
}

/**
 * Ends connections as they become idle: one that is busy when its server is closed would go on to
 * answer. An unused one counts as busy for Node.js until its request is a minute late.
 */
function end(server, unused) {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 20).unref();
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}

function redirect(response, location) {
  response.writeHead(302, { Location: location }).end();
}

/** While the site is being built there may be no page for it. */
async function sendNotFound(response, folder) {
  const html = await readFile(path.join(folder, '404.html')).catch(() => undefined);
  // A file that vanished while it was sent, or a reader who has left.
  if (response.headersSent || response.destroyed) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const type = html ? 'text/html' : 'text/plain';
  response.writeHead(404, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(html ?? 'Not found: the site is being built, or has no 404.html.');
}

if (isMain(import.meta.filename)) {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    console.error('There is no site in doc_build/. Run "npm run build" first.');
    process.exit(1);
  }
  const port = Number(process.argv[2] ?? process.env.PORT ?? 4173);
  const { url } = await serveNear(port).catch((error) => {
    console.error(
      `No port from ${port} on can be used (${error.code}). Name one: PORT=4200 npm start`,
    );
    process.exit(1);
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
