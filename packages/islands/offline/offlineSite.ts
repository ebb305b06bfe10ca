import type { PrecacheEntry } from 'workbox-precaching';

/** At the root of the site, since a service worker controls only its own folder. */
export const SERVICE_WORKER = 'service-worker.js';

/** A file that browsers accept only with the content that was built. */
export interface KeptFile {
  /** Path within the site. */
  url: string;
  /** Hash of its content, as in the attribute `integrity`. */
  integrity: string;
}

export interface OfflineLanguage {
  /** Locale and URL prefix; the default language, the first one, has no prefix. */
  lang: string;
  /** `Pack` of its pages with their scripts; the name contains a content hash. */
  pack: KeptFile;
  /** Files that all its pages need, so open pages have requested them already. */
  files: KeptFile[];
  /** HTML document for pages that are not cached. */
  message: string;
}

/** Data that the build passes to the service worker. */
export interface OfflineSite {
  /** Files that pages of all languages need. */
  shell: (PrecacheEntry & KeptFile)[];
  languages: OfflineLanguage[];
}

declare global {
  /** Defined by the build (`packages/islands/offline/bundleWorker.ts`). */
  const OFFLINE_SITE: OfflineSite;
}
