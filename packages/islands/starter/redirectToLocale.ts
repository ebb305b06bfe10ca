import { VISITED_KEY } from '@funtool-docs/shared/sharedNames';

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
 * Programs, by their user agent: one that does not begin as all browsers do, or that states a kind, an
 * address to ask, or a name. CUBOT makes phones, and readers have a "Google Pixel".
 */
const PROGRAM =
  /^(?!Mozilla|Opera)|\b(?:bot|(?!cubot)\w*bot\b)|spider|crawl|preview|lighthouse|ptst|compatible;|https?:|-google|google(?:-|other| favicon)/i;

/**
 * Redirects a reader to their own language before rendering, but no program, and nobody twice: a
 * referrer within the site also counts, since storage may be blocked. Readers of none of the
 * languages get English, which more of them read than Chinese.
 */
export function redirectToLocale({ base, locales, versions, onlyDefaultLang }: RedirectSite): void {
  if (PROGRAM.test(navigator.userAgent) || localStorage.getItem(VISITED_KEY)) return;
  localStorage.setItem(VISITED_KEY, '1');
  if (document.referrer.startsWith(location.origin + base)) return;

  const languages = (navigator.languages ?? []).map(languageOf).filter(Boolean);
  if (languages[0]) languages.push('en');
  const wanted = languages
    .map((language) => locales.find((lang) => languageOf(lang) === language))
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

/** Returns the language of a tag, if it has one. Those that are written in Han characters count as Chinese. */
function languageOf(tag: string): string | undefined {
  if (/^(?:zh|cmn|yue|wuu|nan|hak)\b/i.test(tag)) return 'zh';
  return /^[a-z]{2,3}\b/i.exec(tag)?.[0].toLowerCase();
}
