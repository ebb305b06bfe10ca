// Answers the search of sites in remote mode, with this site's pages.
// Usage: npm run search-api -- [--port PORT] [--host ADDRESS] [--proxies N] [--index NAME] [--origin ORIGIN]
//   --port     8080 by default
//   --host     the address to listen at, such as 0.0.0.0 in a container; this machine alone by default
//   --proxies  how many proxies of yours stand in front, each of which appends to X-Forwarded-For; 0 by default
//   --index    the name that sites ask for it by, `searchIndexes` in their settings; funtool by default
//   --origin   whose pages may read the answers, such as https://docs.example.com; everybody's by default
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createSearch } from '@funtool-docs/search/build/searchIndex';
import { clientOf, createSearchHandler } from '@funtool-docs/search/service/createSearchHandler';
import { listen, MAX_PORT, readNumber } from './serve.mjs';
import { site } from '../site.config';

/** Usual queries of one client in ten seconds: more than anybody types. */
const OF_ONE = { points: 60, duration: 10 };

/** Of all clients in three seconds: each takes a processor about 20 ms. */
const OF_ALL = { points: 150, duration: 3 };

const MAX_PROXIES = 9;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    proxies: { type: 'string', default: '0' },
    index: { type: 'string', default: 'funtool' },
    origin: { type: 'string', default: '*' },
  },
});
const port = readNumber('--port', values.port, MAX_PORT);
const proxies = readNumber('--proxies', values.proxies, MAX_PROXIES);
const search = createSearch(path.resolve(import.meta.dirname, '..'));

const engines = site.locales.map(({ lang }) => [lang, search.engineOf(lang)]);
const handle = createSearchHandler({
  indexes: { [values.index]: Object.fromEntries(engines) },
  allowedOrigin: values.origin,
  limiter: new RateLimiterMemory(OF_ONE),
  capacity: new RateLimiterMemory(OF_ALL),
});
const answer = getRequestListener((request, { incoming: { socket } }) =>
  handle(request, clientOf(socket.remoteAddress, request.headers.get('x-forwarded-for'), proxies)),
);
try {
  const { url, close } = await listen(answer, port, values.host);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  console.log(`${url}/?keyword=unique&lang=en`);
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
