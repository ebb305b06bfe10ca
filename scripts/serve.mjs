// Serves a built site the way GitHub Pages does; servers end without breaking off an answer.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { site } from '../site.config.js';

const BUILD = path.resolve(import.meta.dirname, '../doc_build');
const BASE = new URL(site.url).pathname;

/** Status where a file is shorter than the part that is asked for; its length is in a header by then. */
const NO_SUCH_RANGE = 416;

/** A machine without IPv6 answers `::1` with these. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Each answer that is being compressed has a window of its own; by default it takes 4 MB, here 256 kB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } };

/**
 * Starts a server: `page` answers with `page.html`, a folder without its slash is redirected, and unknown
 * paths get `404.html` with status 404.
 *
 * @param {{ port?: number, host?: string, folder?: string, base?: string, maxAge?: number }} [options]
 *   Port 0, the default, takes a free one; `host` is the address to listen at, this machine alone by
 *   default; browsers may keep files for `maxAge` seconds.
 * @returns {Promise<{ url: string, close: () => Promise<unknown> }>} The address of the home page, and
 *   a function that resolves once all connections have ended.
 * @throws If the port is taken.
 */
export async function serve({ port = 0, host, folder = BUILD, base = BASE, maxAge = 0 } = {}) {
  const files = serveStatic(folder, { extensions: ['html'], maxAge: maxAge * 1000 });
  const compress = compression({ brotli: BROTLI });
  const answer = (request, response) => {
    const notFound = (error) => {
      if (error?.statusCode === NO_SUCH_RANGE) return response.writeHead(NO_SUCH_RANGE).end();
      return sendNotFound(response, folder);
    };
    compress(request, response, () => {
      if (request.url === '/' && base !== '/') return redirect(response, 302, base);
      if (`${request.url}/` === base) return redirect(response, 301, base);
      if (!request.url.startsWith(base)) return notFound();
      request.originalUrl = request.url;
      request.url = request.url.slice(base.length - 1);
      files(request, response, notFound);
    });
  };
  const server = await listen(answer, port, host ?? '127.0.0.1');
  const url = `${server.url}${base}`;
  if (host) return { url, close: server.close };
  // Browsers may take "localhost" for either address.
  const other = await listen(answer, server.port, '::1').catch((error) => {
    if (NO_IPV6.has(error.code)) return undefined;
    void server.close();
    throw error;
  });
  const close = () => Promise.all([server.close(), other?.close()]);
  return { url, close };
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

function redirect(response, status, location) {
  response.writeHead(status, { Location: location }).end();
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

/** Addresses that browsers reach as "localhost"; the last two are those of all networks. */
const LOCAL = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

/** Most connections that wait while a server ends; with more it would never end. */
const MAX_WAITING = 500;

/**
 * Starts a server.
 *
 * @param {import('node:http').RequestListener} answer
 * @param {number} port 0 takes a free one.
 * @param {string} host The address to listen at.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} Its origin, and a function that
 *   takes no more requests and resolves once those under way are answered.
 * @throws If the port is taken.
 */
export async function listen(answer, port, host) {
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
  const { port: used } = server.address();
  const name = LOCAL.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${used}`, port: used, close: () => end(server, unused) };
}

/**
 * Ends connections as they become idle: one that is busy when its server is closed would go on to
 * answer. An unused one counts as busy for Node.js until its request is a minute late.
 */
async function end(server, unused) {
  await takeWaiting(server);
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      // After what has come meanwhile is read, which may be their first request.
      setImmediate(() => unused.forEach((socket) => socket.destroy()));
    }, 20).unref();
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}

/** Node.js takes one connection a turn; for those that still wait, the system has already said yes. */
async function takeWaiting(server) {
  let quiet = 0;
  const taken = () => (quiet = 0);
  server.on('connection', taken);
  for (let turns = 0; quiet < 2 && turns < MAX_WAITING; turns += 1) {
    quiet += 1;
    // oxlint-disable-next-line no-await-in-loop -- a turn may bring the next
    await nextTurn();
  }
  server.off('connection', taken);
}

/**
 * Reads a whole number.
 *
 * @param {string} option As it is written: `--port`.
 * @param {string} text What stands after it.
 * @param {number} most The highest number that is allowed; the lowest is 0.
 * @returns {number}
 * @throws As `parseArgs` does (scripts/start.mjs).
 */
export function readNumber(option, text, most) {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  const message = `${option} is a whole number from 0 to ${most}, and not "${text}"`;
  throw Object.assign(new TypeError(message), { code: 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' });
}

/** The highest port that there is. */
export const MAX_PORT = 65_535;
