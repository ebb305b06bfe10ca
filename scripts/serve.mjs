#!/usr/bin/env node
// Serves doc_build/ under the site's base the way GitHub Pages does. Usage: node scripts/serve.mjs [port]
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import serveStatic from 'serve-static';
import { site } from '../site.config.js';

const BUILD = path.resolve(import.meta.dirname, '../doc_build');
const BASE = new URL(site.url).pathname;

/**
 * Starts a server: `page` answers with `page.html`, a folder without its slash is redirected, and
 * unknown paths get `404.html` with status 404.
 *
 * @param {{ port?: number, folder?: string, base?: string, maxAge?: number }} [options] Port 0, the
 *   default, takes a free one; browsers may keep files for `maxAge` seconds.
 * @returns {Promise<{ url: string, close: () => void }>} The address of the home page.
 */
export async function serve({ port = 0, folder = BUILD, base = BASE, maxAge = 0 } = {}) {
  const files = serveStatic(folder, { extensions: ['html'], maxAge: maxAge * 1000 });
  const compress = compression();
  const server = createServer((request, response) => {
    const notFound = () => sendNotFound(response, folder);
    compress(request, response, () => {
      if (request.url === '/') return redirect(response, base);
      if (!request.url.startsWith(base)) return notFound();
      request.originalUrl = request.url;
      request.url = request.url.slice(base.length - 1);
      files(request, response, notFound);
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const url = `http://localhost:${server.address().port}${base}`;
  return { url, close: () => server.close() };
}

function redirect(response, location) {
  response.writeHead(302, { Location: location }).end();
}

function sendNotFound(response, folder) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(path.join(folder, '404.html')).pipe(response);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    console.error('There is no site in doc_build/. Run "npm run build" first.');
    process.exit(1);
  }
  const port = Number(process.argv[2] ?? process.env.PORT ?? 4173);
  const { url } = await serve({ port }).catch((error) => {
    console.error(
      `Port ${port} cannot be used (${error.code}). Name another one: PORT=4200 npm start`,
    );
    process.exit(1);
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
