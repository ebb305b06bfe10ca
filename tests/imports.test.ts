import { expect, it } from 'vitest';
import { listFilesOf, readText } from '@funtool-docs/content/files';

const FOLDERS = ['build', 'lab', 'library', 'packages', 'scripts', 'theme'];

/** A function that imports what a string names: neither TypeScript nor dependency-cruiser looks into it. */
const HIDDEN = new RegExp(
  String.raw`(?:\.import|\w[iI]mport\w*|\bimport\w+)\(\s*['"\x60](?:\.{1,2}/|(?:${FOLDERS.join('|')})/)`,
);

/** Node.js begins with these: a command or a thread. Each loads one module of TypeScript. */
const LOADERS = [
  'lab/harness/worker.mjs',
  'lab/release/worker.mjs',
  'packages/checks/thread/worker.mjs',
  'scripts/start.mjs',
];

it('names modules where TypeScript sees them, not in strings for a loader', () => {
  const files = listFilesOf('.', FOLDERS)
    .filter((file) => /\.(?:mjs|tsx?)$/.test(file) && !file.includes('node_modules'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.filter((file) => HIDDEN.test(readText(file)))).toEqual(LOADERS);
});

it.each(["importTs('packages/a.ts')", "jiti.import('./a.ts')", 'load.import(`../${file}`)'])(
  'knows an import in a string: %s',
  (code) => expect(code).toMatch(HIDDEN),
);

it.each(["await import('../packages/a')", "import('./a')", "imported('funtool/array')"])(
  'lets alone what is none: %s',
  (code) => expect(code).not.toMatch(HIDDEN),
);
