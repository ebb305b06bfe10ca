import path from 'node:path';
import { rolldown } from 'rolldown';
import type { OfflineSite } from './offlineSite';

/**
 * Bundles a script of the folder `worker` into one file.
 *
 * @param name Name of the script.
 * @param site What it must know.
 * @returns The code of the service worker.
 */
export async function bundleWorker(name: string, site?: OfflineSite): Promise<string> {
  const build = await rolldown({
    input: path.join(import.meta.dirname, 'worker', `${name}.ts`),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const intro = site && `const OFFLINE_SITE = ${JSON.stringify(site)};`;
  const { output } = await build.generate({ format: 'iife', minify: true, intro });
  await build.close();
  return output[0].code;
}
