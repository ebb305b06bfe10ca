import type { PrecacheEntry } from 'workbox-precaching';

/** What the service worker keeps of a language. Paths are relative to the site. */
export interface OfflineLanguage {
  /** Its code; pages of the default language, the first one, have no such prefix. */
  lang: string;
  /** Its pages with their scripts, as a `Pack`; the name changes with the content. */
  pack: string;
  /** What else its pages need, and have asked for themselves by the time it is kept. */
  files: string[];
  /** Document that says that a page is not kept. */
  message: string;
}

/** What the build tells the service worker. */
export interface OfflineSite {
  /** What pages of all languages need. */
  shell: PrecacheEntry[];
  languages: OfflineLanguage[];
}

declare global {
  /** Replaced by the build (`plugins/offline/bundleWorker.ts`). */
  const OFFLINE_SITE: OfflineSite;
}
