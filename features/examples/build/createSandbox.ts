import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../../framework/build/bundle';

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

/** Builds the document in which examples run: one script with evaluator and library. */
export async function createSandbox(root: string): Promise<string> {
  const script = (await createScript(root)).replaceAll('</script', String.raw`<\/script`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>funtool</title>',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">`,
    `<script>${script}</script></head><body></body></html>`,
  ].join('');
}

/** Library names are not mangled: error messages, which pages state, contain parameter names. */
async function createScript(root: string): Promise<string> {
  const [library, sandbox] = await Promise.all([
    bundle(libraryEntry(root), {
      format: 'iife',
      name: 'library',
      minify: { compress: true, mangle: false },
    }),
    bundle(
      `export * from ${JSON.stringify(path.join(root, 'features/examples/sandbox/index.ts'))};`,
      {
        format: 'iife',
        name: 'sandbox',
        minify: true,
      },
    ),
  ]);
  return `(() => {'use strict';${library}${sandbox}sandbox.startSandbox(library.modules);})();`;
}

function libraryEntry(root: string): string {
  const manifest = readFileSync(path.join(root, 'library/package.json'), 'utf8');
  const { name, exports } = JSON.parse(manifest) as { name: string; exports: object };
  const specifiers = Object.keys(exports).map((key) => key.replace('.', name));
  const imports = specifiers.map((from, index) => `import * as module${index} from '${from}';`);
  const modules = specifiers.map((specifier, index) => `'${specifier}': module${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${modules.join(', ')} };`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
