import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { serve } from '../../scripts/serve.mjs';
import { addressVariable, FIXTURE_SITES } from './sites/names';

/** Serves the built site, and the fixture sites after building them, each on a free port. */
export default async function globalSetup() {
  if (!existsSync('doc_build/index.html')) {
    throw new Error('There is no site in doc_build/. Run "npm run build" first.');
  }
  const servers = await Promise.all([
    start('main', serve()),
    ...FIXTURE_SITES.map(async ({ name, base }) => {
      if (!process.env['REUSE_SITES']) await build(name);
      return start(name, serve({ base, folder: `test-results/sites/${name}` }));
    }),
  ]);
  return () => servers.forEach(({ close }) => close());
}

async function start(name: string, starting: ReturnType<typeof serve>) {
  const server = await starting;
  process.env[addressVariable(name)] = server.url;
  return server;
}

/** Builds in the folder of the site, where the framework puts temporary files of its own. */
async function build(name: string): Promise<void> {
  const cwd = `tests/e2e/sites/${name}`;
  await promisify(execFile)('npx', ['--no-install', 'rspress', 'build'], { cwd });
}
