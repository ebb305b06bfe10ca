import { createHash } from 'node:crypto';
import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { bundleLibrary } from './bundleLibrary';

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

/** What a sandbox runs. */
interface Entry {
  /** A module, from the root of the repository. */
  file: string;
  /** Its export that is called with the modules of the library. */
  start: string;
}

const EXAMPLES: Entry = { file: 'packages/runner/sandbox/index.ts', start: 'startSandbox' };

/**
 * Builds the document of a sandbox: one script with an entry and the library.
 *
 * @param entry Evaluates examples by default.
 */
export async function createSandbox(root: string, entry = EXAMPLES): Promise<string> {
  const script = (await createScript(root, entry)).replaceAll('</script', String.raw`<\/script`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>funtool</title>',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">`,
    `<script>${script}</script></head><body></body></html>`,
  ].join('');
}

async function createScript(root: string, { file, start }: Entry): Promise<string> {
  const [library, sandbox] = await Promise.all([
    bundleLibrary(root),
    bundle(`export * from ${JSON.stringify(path.join(root, file))};`, {
      format: 'iife',
      name: 'sandbox',
      minify: true,
    }),
  ]);
  return `(() => {'use strict';${library}${sandbox}sandbox.${start}(library.modules);})();`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
