import type { PrecacheEntry } from 'workbox-precaching';

/** A file that browsers take only if its content is the one that was built. */
export interface KeptFile {
  /** Path within the site. */
  url: string;
  /** Hash of its content, in the form of the attribute `integrity`. */
  integrity: string;
}

/** What the service worker keeps of a language. */
export interface OfflineLanguage {
  /** Its code; pages of the default language, the first one, have no such prefix. */
  lang: string;
  /** Its pages with their scripts, as a `Pack`; the name changes with the content. */
  pack: KeptFile;
  /** What else its pages need, and have asked for themselves by the time it is kept. */
  files: KeptFile[];
  /** Document that says that a page is not kept. */
  message: string;
}

/** What the build tells the service worker. */
export interface OfflineSite {
  /** What pages of all languages need. */
  shell: (PrecacheEntry & KeptFile)[];
  languages: OfflineLanguage[];
}

declare global {
  /** Replaced by the build (`features/offline/bundleWorker.ts`). */
  const OFFLINE_SITE: OfflineSite;
}
