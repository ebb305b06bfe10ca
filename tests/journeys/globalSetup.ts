import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { hashOf, hashOfFiles, hashOfPackages } from '../../content/buildCache';
import { INTERFACE_FOLDERS, listFiles } from '../../content/listFiles';
import { serve } from '../../scripts/serve.mjs';
import { toolArguments } from '../../scripts/tools.mjs';
import { addressVariable, FIXTURE_SITES } from '../fixtures/names';

const SITES = 'tests/fixtures';
const BUILDS = 'test-results/sites';

/** Serves the built site, and the fixture sites after building them, each on a free port. */
export default async function globalSetup() {
  if (!existsSync('doc_build/index.html')) {
    throw new Error('There is no site in doc_build/. Run "npm run build" first.');
  }
  const inputs = hashOfInputs();
  const servers = await Promise.all([
    start('main', serve()),
    ...FIXTURE_SITES.map(async ({ name, base }) => {
      await build(name, inputs);
      return start(name, serve({ base, folder: `${BUILDS}/${name}` }));
    }),
  ]);
  return () => servers.forEach(({ close }) => close());
}

async function start(name: string, starting: ReturnType<typeof serve>) {
  const server = await starting;
  process.env[addressVariable(name)] = server.url;
  return server;
}

/**
 * Builds in the folder of the site, where the framework puts temporary files of its own, unless it
 * was built from the same files before.
 */
async function build(name: string, inputs: string): Promise<void> {
  const note = `${BUILDS}/${name}.txt`;
  if (existsSync(note) && readFileSync(note, 'utf8') === inputs) return;
  rmSync(note, { force: true });
  rmSync(`${BUILDS}/${name}`, { recursive: true, force: true });
  const cwd = `${SITES}/${name}`;
  await promisify(execFile)(process.execPath, toolArguments(['rspress', 'build']), {
    cwd,
    windowsHide: true,
  });
  writeFileSync(note, inputs);
}

/** Hashes all that a fixture site is built from. */
function hashOfInputs(): string {
  const sites = listFiles(SITES).filter((file) => !file.includes('node_modules'));
  const files = ['site.config.js', ...sites.map((file) => `${SITES}/${file}`)];
  return [
    hashOfPackages('.'),
    hashOfFiles('.', [...INTERFACE_FOLDERS, 'content', 'docs', 'library']),
    ...files.map((file) => hashOf(readFileSync(file))),
  ].join('\n');
}
