#!/usr/bin/env node
// Builds the site and runs the unit and content tests with each supported version of Node.js, which npm
// fetches from its registry. Usage: npm run test:nodes [-- VERSION…]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minVersion, validRange } from 'semver';
import './tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const STEPS = ['Unit and content tests', 'Build'];

/** Releases with long support, beside the oldest versions that `engines` allows. */
const LATER = ['24', '26'];

/** The oldest version of each range in `engines`, and later releases. */
function supportedVersions() {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const oldest = engines.node.split('||').map((range) => String(minVersion(range)));
  return [...oldest, ...LATER];
}

/** The registry has Node.js as a package for every platform. */
function runWith(version) {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Run this as "npm run test:nodes", which says where npm is.');
  const command = `--package=node@${version}`;
  const test = path.join('scripts', 'test.mjs');
  const args = [npm, 'exec', '--yes', command, '--', 'node', test, ...STEPS];
  const options = { cwd: ROOT, stdio: 'inherit', windowsHide: true };
  return spawnSync(process.execPath, args, options).status === 0;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((version) => !validRange(version));
if (unknown.length > 0) {
  console.error(`No version of Node.js: ${unknown.join(', ')}`);
  console.error('Usage: npm run test:nodes [-- VERSION…]');
  process.exit(2);
}
const failed = (asked.length ? asked : supportedVersions()).filter((version) => {
  console.log(`\n── Node.js ${version}`);
  return !runWith(version);
});
console.log(
  failed.length ? `Failed with Node.js ${failed.join(', ')}` : 'Passed with all versions',
);
process.exitCode = failed.length ? 1 : 0;
