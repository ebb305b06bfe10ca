import { existsSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';
import { BUILDS, buildSites } from '../fixtures/buildSites';
import { addressVariable, FIXTURE_SITES } from '../fixtures/names';

/** Serves the built site, and the fixture sites after building them, each on a free port. */
export default async function globalSetup() {
  if (!existsSync('doc_build/index.html')) {
    throw new Error('There is no site in doc_build/. Run "npm run build" first.');
  }
  await buildSites();
  const servers = await Promise.all([
    start('main', serve()),
    ...FIXTURE_SITES.map(({ name, base }) =>
      start(name, serve({ base, folder: `${BUILDS}/${name}` })),
    ),
  ]);
  return () => servers.forEach(({ close }) => close());
}

async function start(name: string, starting: ReturnType<typeof serve>) {
  const server = await starting;
  process.env[addressVariable(name)] = server.url;
  return server;
}
