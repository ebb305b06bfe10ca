import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolder, writeIn } from './createFolder';

const folder = createFolder(afterAll);
const release = path.join(folder, 'release');

/** Like the release: ES modules in `.js` files of a package that does not declare them as such. */
const exports = { '.': './index.js', './array': './array/index.js' };
writeIn(release, 'package.json', JSON.stringify({ name: 'funtool', exports }));
for (const file of Object.values(exports)) writeIn(release, file, 'export const at = 1;');

/** Imports all entries in Node.js, and counts its warnings. */
function countWarnings(name: string, install: (target: string) => void): number {
  const project = path.join(folder, name);
  mkdirSync(path.join(project, 'node_modules'), { recursive: true });
  install(path.join(project, 'node_modules/funtool'));
  writeIn(project, 'main.mjs', "import 'funtool';\nimport 'funtool/array';");
  const { status, stderr } = spawnSync(process.execPath, ['main.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(status).toBe(0);
  return stderr.split('MODULE_TYPELESS_PACKAGE_JSON').length - 1;
}

// Getting Started states this of every supported version.
describe('entries without "type": "module" that Node.js imports', () => {
  it('have one warning in all if the package is linked from a folder', () => {
    expect(countWarnings('linked', (target) => symlinkSync(release, target, 'junction'))).toBe(1);
  });

  it('have none if the package is installed', () => {
    expect(
      countWarnings('installed', (target) => cpSync(release, target, { recursive: true })),
    ).toBe(0);
  });
});
