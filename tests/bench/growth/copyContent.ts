import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { site } from '../../../site.config';

/** Parts of the repository that a build needs; packages are found in the folders above. */
const PARTS = [
  'build',
  'docs',
  'library',
  'packages',
  'scripts/tools.mjs',
  'theme',
  'site.config.js',
];

const API = 'guide/api';
const META = '_meta.json';

/** Folder below a copy in which the framework alone builds the same content. */
export const STOCK = 'stock';

/** The site's configuration; copies of pages would not pass the check that each export has one page. */
const configFor = (times: number) => `import config from './base.config';

const plugins = config.plugins.filter(({ name }) => ${times === 1} || name !== 'verify-content');
export default { ...config, plugins };
`;

const stockConfigFor = (folder: string) => {
  const stock = path.resolve(import.meta.dirname, '../stock/stockConfig');
  const args = [folder, path.join(folder, STOCK, 'doc_build')].map((arg) => JSON.stringify(arg));
  return `import { stockConfig } from ${JSON.stringify(stock)};

export default stockConfig(${args.join(', ')});
`;
};

/**
 * Makes a site with the pages of the API several times over: each copy is a group within its category, with
 * what was measured for its pages.
 *
 * @param root Repository root.
 * @param folder Where the site goes; what is there is replaced.
 * @param times How often there are the pages; once adds none.
 */
export function copyContent(root: string, folder: string, times: number): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  cpSync(path.join(root, 'rspress.config.ts'), path.join(folder, 'base.config.ts'));
  writeFileSync(path.join(folder, 'rspress.config.ts'), configFor(times));
  mkdirSync(path.join(folder, STOCK));
  writeFileSync(path.join(folder, STOCK, 'rspress.config.ts'), stockConfigFor(folder));
  const trees = site.locales.map(({ lang }) => path.join('docs', lang, API));
  for (const tree of [...trees, 'library/behaviour']) {
    for (const category of foldersIn(path.join(root, tree))) {
      const names = Array.from({ length: times - 1 }, (_, index) => `copy${index + 2}`);
      const target = path.join(folder, tree, category);
      for (const name of names) {
        cpSync(path.join(root, tree, category), path.join(target, name), { recursive: true });
      }
      listGroups(path.join(target, META), names);
    }
  }
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Adds groups to those that the sidebar lists. */
function listGroups(file: string, names: string[]): void {
  if (!existsSync(file)) return;
  const groups = names.map((name) => ({ type: 'dir', name, label: name, collapsed: true }));
  const entries = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  writeFileSync(file, JSON.stringify([...entries, ...groups]));
}
