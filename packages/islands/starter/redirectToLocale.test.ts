import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectToLocale } from './redirectToLocale';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Visits a page, and returns where the script leads, if anywhere. */
function visit({
  userAgent = CHROME,
  languages = ['en-US'],
  pathname = '/funtool/guide/',
  search = '',
  hash = '',
  referrer = '',
  stored = {},
}: {
  userAgent?: string;
  languages?: string[];
  pathname?: string;
  search?: string;
  hash?: string;
  referrer?: string;
  stored?: Record<string, string>;
}): string | undefined {
  const items = new Map(Object.entries(stored));
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('navigator', { userAgent, languages });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { origin: 'https://x.test', pathname, search, hash, replace });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  redirectToLocale({
    base: '/funtool/',
    locales: ['zh', 'en'],
    versions: [],
    onlyDefaultLang: false,
  });
  return replace.mock.calls[0]?.[0];
}

afterEach(() => vi.unstubAllGlobals());

describe('the redirect of a first visit @spec:language-version-and-theme', () => {
  it.each([
    CHROME,
    `${CHROME} Edg/142.0.0.0`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    `${IPHONE} GSA/380.0.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x1800) NetType/WIFI Language/en`,
    `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (Linux; Android 9; Google Pixel 3 Build/PI) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 12; CUBOT P50) Chrome/120.0 Mobile Safari/537.36',
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
  ])('leads a reader who reads English: %s', (userAgent) => {
    expect(visit({ userAgent })).toBe('/funtool/en/guide/');
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/142.0.0.0 Safari/537.36',
    `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 Google-Read-Aloud`,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Google Favicon',
    `${ANDROID} DuplexWeb-Google/1.0 Chrome/142.0.0.0 Mobile Safari/537.36`,
    `${CHROME} Chrome-Lighthouse`,
    `${CHROME} PTST/250101`,
    `${CHROME} BingPreview/1.0b`,
    'Mozilla/5.0 (Linux; Android 12; CUBOT P50) Chrome/120.0 Mobile (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
    'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'WhatsApp/2.23.20.0',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'W3C_Validator/1.3 http://validator.w3.org/services',
    'curl/8.5.0',
    '',
  ])('leaves a program where it is, and leaves it no flag: %s', (userAgent) => {
    expect(visit({ userAgent })).toBeUndefined();
    expect(localStorage.getItem('funtool-visited')).toBeNull();
  });

  it.each([
    [['zh-CN'], '/funtool/en/', '/funtool/'],
    [['zh-TW', 'en'], '/funtool/en/', '/funtool/'],
    [['fr', 'de-CH', 'en-AU', 'zh'], '/funtool/', '/funtool/en/'],
    // Neither language: more of these readers read English.
    [['ja'], '/funtool/', '/funtool/en/'],
    [['fr-FR', 'de'], '/funtool/guide/', '/funtool/en/guide/'],
    [['ar-EG'], '/funtool/', '/funtool/en/'],
    [['ko-KR'], '/funtool/en/', undefined],
    // Other languages of China that are written in Han characters.
    [['yue-Hant-HK'], '/funtool/en/', '/funtool/'],
    [['yue'], '/funtool/', undefined],
    [['cmn-Hans-CN', 'en'], '/funtool/', undefined],
    // What no language is.
    [['*'], '/funtool/', undefined],
    [[''], '/funtool/', undefined],
    [[], '/funtool/', undefined],
  ] as const)('of a browser in %j leads from %s to %s', (languages, pathname, expected) => {
    expect(visit({ languages: [...languages], pathname })).toBe(expected);
  });

  it('happens once, whatever another site of the same origin has stored', () => {
    expect(visit({ stored: { 'rspress-visited': '1' } })).toBe('/funtool/en/guide/');
    expect(localStorage.getItem('funtool-visited')).toBe('1');
    expect(visit({ stored: { 'funtool-visited': '1' } })).toBeUndefined();
  });

  it('keeps query and hash', () => {
    const url = visit({ pathname: '/funtool/guide/api/', search: '?view=task', hash: '#array' });
    expect(url).toBe('/funtool/en/guide/api/?view=task#array');
  });

  it('leaves readers who come from a page of the site, even where nothing can be stored', () => {
    expect(visit({ referrer: 'https://x.test/funtool/en/' })).toBeUndefined();
    expect(visit({ referrer: 'https://x.test/' })).toBe('/funtool/en/guide/');
  });
});
