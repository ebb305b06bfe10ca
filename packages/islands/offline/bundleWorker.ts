import path from 'node:path';
import { rolldown } from 'rolldown';
import type { OfflineSite } from './offlineSite';

/** Bundles `worker/NAME.ts` into one script, with `site` as the constant `OFFLINE_SITE`. */
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
