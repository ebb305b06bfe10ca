import { createHash } from 'node:crypto';
import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { readText } from '@funtool-docs/content/files';

/** Allows only this script, code from strings (the examples) and a worker of its own. */
const policyFor = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${hash(script)}' 'unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Builds the document of a sandbox: one script with an entry and the library.
 *
 * @param entry Module, from the root of the repository, whose `createRuns` makes `Runs`
 *   (`sandbox/openSandbox.ts`) of the modules of the library.
 */
export async function createSandbox(root: string, entry: string): Promise<string> {
  const script = (await createScript(root, entry)).replaceAll('</script', String.raw`<\/script`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>funtool</title>',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">`,
    `<script>${script}</script></head><body></body></html>`,
  ].join('');
}

async function createScript(root: string, entry: string): Promise<string> {
  const [frame, runs, library] = await Promise.all([
    bundleAs('frame', path.resolve(import.meta.dirname, '../sandbox/openSandbox.ts')),
    bundleAs('runs', path.join(root, entry)),
    bundleLibrary(root),
  ]);
  // A frame that hands its request on to a worker executes none of the rest, which takes far longer.
  const load = `() => {${library}${runs}return runs.createRuns(library.modules);}`;
  return `(() => {'use strict';${frame}frame.openSandbox(${load});})();`;
}

/** Bundles a module as a script that declares a name with its exports. */
function bundleAs(name: string, file: string): Promise<string> {
  const output = { format: 'iife', name, minify: true } as const;
  return bundle(`export * from ${JSON.stringify(file)};`, output);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Bundles the documented library as a script that declares `library`, whose `modules` has the
 * exports of each entry. Names are not mangled: error messages, which pages state, contain them.
 *
 * The code is run once more for the root, which in the release shares nothing with the categories.
 */
export async function bundleLibrary(root: string): Promise<string> {
  const code = await bundle(libraryEntry(root), {
    format: 'iife',
    name: 'library',
    minify: { compress: true, mangle: false },
  });
  return `const load=()=>{${code};return library.modules};const library={modules:{...load(),funtool:load().funtool}};`;
}

function libraryEntry(root: string): string {
  const manifest = readText(path.join(root, 'library/package.json'));
  const { name, exports } = JSON.parse(manifest) as { name: string; exports: object };
  const specifiers = Object.keys(exports).map((key) => key.replace('.', name));
  const imports = specifiers.map((from, index) => `import * as module${index} from '${from}';`);
  const modules = specifiers.map((specifier, index) => `'${specifier}': module${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${modules.join(', ')} };`;
}
