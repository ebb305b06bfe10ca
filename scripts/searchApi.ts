// Answers the search of sites in remote mode, with this site's pages.
// Usage: npm run search-api -- [--port PORT] [--index NAME] [--origin ORIGIN]
//   --port     8080 by default
//   --index    the name that sites ask for it by, `searchIndexes` in their settings; funtool by default
//   --origin   whose pages may read the answers, such as https://docs.example.com; everybody's by default
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createSearch } from '@funtool-docs/search/build/createSearch';
import { createSearchHandler } from '@funtool-docs/search/service/createSearchHandler';
import { site } from '../site.config';

/** Of one address, in ten seconds: more than anybody types. */
const REQUESTS = { points: 60, duration: 10 };

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    index: { type: 'string', default: 'funtool' },
    origin: { type: 'string', default: '*' },
  },
});
const search = createSearch(path.resolve(import.meta.dirname, '..'));

const engines = site.locales.map(({ lang }) => [lang, search.engineOf(lang)]);
const handle = createSearchHandler({
  indexes: { [values.index]: Object.fromEntries(engines) },
  allowedOrigin: values.origin,
  limiter: new RateLimiterMemory(REQUESTS),
});
const server = serve(
  {
    port: Number(values.port),
    fetch: (request, { incoming }) => handle(request, incoming.socket.remoteAddress),
  },
  ({ port }) => console.log(`http://localhost:${port}/?keyword=unique&lang=en`),
);
server.on('error', (error) => {
  console.error(String(error));
  process.exitCode = 1;
});
