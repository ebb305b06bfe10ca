// Serves the site in doc_build/ the way GitHub Pages does.
// Usage: npm start -- [--port PORT] [--host ADDRESS]
//   --port    4173 by default, or PORT of the environment; if another program has it, the next free one
//   --host    the address to listen at, such as 0.0.0.0 in a container; this machine alone by default
//   --build   builds the site first, as npm start does
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MAX_PORT, readNumber, serveNear } from './serve.mjs';
import { runTool } from './tools.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4173' },
    host: { type: 'string' },
    build: { type: 'boolean' },
  },
});
const port = readNumber('--port', values.port, MAX_PORT);

const { host } = values;
const { url } = await serveNear(port, { host }).catch(({ code }: NodeJS.ErrnoException) => {
  const place = `port ${port}${host ? ` of ${host}` : ''}`;
  console.error(`Cannot listen at ${place} (${code}). Name another with --port or --host.`);
  process.exit(1);
});
const status = values.build ? runTool(['rspress', 'build']) : 0;
if (status !== 0) process.exit(status);
if (!existsSync('doc_build/index.html')) {
  console.error('There is no site in doc_build/. Run "npm run build" first.');
  process.exit(1);
}
console.log(`The site is at ${url} (Ctrl+C stops it)`);
