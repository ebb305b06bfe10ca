// Starts the MCP server, which programs ask about the library, on standard input and output. It says what it is
// at once. Where its sources have changed, it builds its data behind, and calls of tools wait for that.
// Usage: node scripts/mcp.mjs [--build] [--file FILE]
//   --build   only builds it; `node dist/funtool-mcp.mjs` then starts it without looking at the sources
//   --file    where it is built to, dist/funtool-mcp.mjs by default
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Answers } from '@funtool-docs/agents/mcp/server/createServer';

/** The exports of the file that `buildServer.ts` writes. */
interface BuiltServer {
  answers: () => Answers;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    build: { type: 'boolean' },
    file: { type: 'string', default: path.join(ROOT, 'dist/funtool-mcp.mjs') },
  },
});
const SERVER = path.resolve(values.file);

// Standard output belongs to the protocol.
console.log = console.error;

if (values.build) {
  // Packages are looked for from here.
  process.chdir(ROOT);
  const { refreshServer } = await import('@funtool-docs/agents/mcp/build/refreshServer');
  const isNew = await refreshServer(ROOT, SERVER);
  if (isNew) console.error(`Built ${path.relative(ROOT, SERVER)}`);
} else {
  const { startServer } = await import('@funtool-docs/agents/mcp/server/createServer');
  await startServer(loadAnswers());
}

async function loadAnswers(): Promise<Answers> {
  await build();
  const { answers } = (await import(pathToFileURL(SERVER).href)) as BuiltServer;
  return answers();
}

/** In a process of its own, which this one does not wait for: it would not answer meanwhile. */
async function build(): Promise<void> {
  const script = path.join(import.meta.dirname, 'mcp.mjs');
  const child = spawn(process.execPath, [script, '--build', '--file', SERVER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    windowsHide: true,
  });
  // Where the client leaves, the build still ends, and the next start finds it.
  child.unref();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The documentation could not be built; standard error says why.');
}
