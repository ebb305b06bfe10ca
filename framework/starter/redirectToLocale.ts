import { VISITED_KEY } from '../storageKeys';

/** What the redirect needs to know of the site. */
export interface RedirectSite {
  /** Path of the site, with a slash at both ends. */
  base: string;
  /** Codes of the languages; the first one has no prefix. */
  locales: string[];
  /** Names of the versions. */
  versions: string[];
  /** Whether only readers of the default language are led elsewhere. */
  onlyDefaultLang: boolean;
}

/**
 * Leads a reader to the page in their own language, before it is drawn. Search engines are led nowhere, and
 * nobody is led twice: who comes from a page of the site has been here, also where storage keeps nothing.
 */
export function redirectToLocale({ base, locales, versions, onlyDefaultLang }: RedirectSite): void {
  // CUBOT makes telephones.
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

/** The language of a tag, without script and region. */
function primary(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}
