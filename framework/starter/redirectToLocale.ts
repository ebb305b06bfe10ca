import { VISITED_KEY } from '../storageKeys';

export interface RedirectSite {
  /** With a slash at both ends. */
  base: string;
  /** The first one has no prefix. */
  locales: string[];
  versions: string[];
  /** Redirects only from pages in the default language. */
  onlyDefaultLang: boolean;
}

/**
 * Redirects a reader to their own language before rendering, but no search engine, and nobody
 * twice: a referrer within the site also counts, since storage may be blocked.
 */
export function redirectToLocale({ base, locales, versions, onlyDefaultLang }: RedirectSite): void {
  // CUBOT makes phones.
  const isBot = /\b(?:bot|(?!cubot)\w*bot\b)|spider|crawl|lighthouse/i.test(navigator.userAgent);
  if (isBot || localStorage.getItem(VISITED_KEY)) return;
  localStorage.setItem(VISITED_KEY, '1');
  if (document.referrer.startsWith(location.origin + base)) return;

  const wanted = [navigator.languages ?? navigator.language ?? '']
    .flat()
    .map((tag) => locales.find((lang) => lang === tag || primary(lang) === primary(tag)))
    .find(Boolean);
  const { pathname, search, hash } = location;
  const segments = pathname.slice(base.length).split('/');
  const position = versions.includes(segments[0]!) ? 1 : 0;
  const current = locales.find((lang) => lang === segments[position]) ?? locales[0]!;
  const isDefault = current === locales[0];
  if (!wanted || wanted === current || (onlyDefaultLang && !isDefault)) return;

  segments.splice(position, isDefault ? 0 : 1, ...(wanted === locales[0] ? [] : [wanted]));
  location.replace(base + segments.join('/') + search + hash);
}

function primary(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}
