import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { listFilesOf, readText } from '@funtool-docs/content/files';

/** The part of a package.json that concerns a workspace. */
export interface Manifest {
  name?: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** An import of a file, by what stands in it. */
export interface Import {
  file: string;
  from: string;
}

/** Folders of the engines. */
export const PACKAGES = readdirSync('packages').map((name) => `packages/${name}`);

/** Folders with a package.json of their own; all other files belong to that of the root. */
export const WORKSPACES = ['build', 'lab', 'library', 'tests', 'theme', ...PACKAGES];

/** By folder; that of the root is ''. */
export const manifests = new Map(
  ['', ...WORKSPACES.map((folder) => `${folder}/`)].map((folder): [string, Manifest] => [
    folder.slice(0, -1),
    JSON.parse(readText(`${folder}package.json`)) as Manifest,
  ]),
);

/** The folder whose package.json says what a file may import. */
export function workspaceOf(file: string): string {
  return WORKSPACES.find((folder) => file.startsWith(`${folder}/`)) ?? '';
}

/** Names of all modules that a source imports, or that a test replaces. */
export function readImports(source: string): string[] {
  const replaced = source.matchAll(/\bvi\.(?:mock|doMock|unmock)\(\s*['"]([^'"]+)['"]/g);
  return [
    ...ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...replaced].map(([, name]) => name!),
  ];
}

/** Reads the imports of all sources. */
export function listImports(): Import[] {
  const folders = ['build', 'lab', 'library', 'packages', 'scripts', 'tests', 'theme'];
  const configs = readdirSync('.').filter((file) => file.endsWith('.config.ts'));
  return [...configs, ...listFilesOf('.', folders)]
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules/'))
    .flatMap((file) => readImports(readText(file)).map((from) => ({ file, from })));
}
