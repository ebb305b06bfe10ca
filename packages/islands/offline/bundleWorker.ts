import path from 'node:path';
import { bundle } from '../build/bundle';

/** Data that the build passes to the service worker. */
interface OfflineSite {
  /** Of the scripts and styles of the site. */
  version: string;
  /** Files that all pages need. */
  shell: string[];
  /** HTML documents for pages that are not kept, by language; that of the default one comes first. */
  messages: [lang: string, html: string][];
}

declare global {
  const OFFLINE_SITE: OfflineSite;
}

/** Bundles `worker/NAME.ts` into one script, with `site` as the constant `OFFLINE_SITE`. */
export function bundleWorker(name: string, site?: OfflineSite): Promise<string> {
  const file = path.join(import.meta.dirname, 'worker', `${name}.ts`);
  const intro = site && `const OFFLINE_SITE = ${JSON.stringify(site)};`;
  return bundle(`import ${JSON.stringify(file)};`, { format: 'iife', minify: true, intro });
}
