import { describe, expect, it } from 'vitest';
import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage } from '@funtool-docs/content/paths';
import { site } from '../../site.config';
import texts from '../../theme/i18n.json' with { type: 'json' };
import topics from '../../docs/en/guide/topics/_meta.json' with { type: 'json' };
import { LANGUAGES, readBuilt } from './readBuilt';

const BASE = new URL(site.url).pathname;
const EDIT = 'https://github.com/funinweb/funtool/edit/main/docs';

/** Reads the document of an address within the site. */
function readAddress(address: string): string {
  const path = address.slice(BASE.length);
  return readBuilt(path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`);
}

/** Returns where the first link of a class leads, if there is one. */
function hrefOf(html: string, name: string): string | undefined {
  const [tag = ''] = new RegExp(`<a [^>]*\\b${name}\\b[^>]*>`).exec(html) ?? [];
  return /href="([^"]*)"/.exec(tag)?.[1];
}

/** Lists the addresses that one reaches from a page by links of a class, that page first. */
function walk(address: string, name: string): string[] {
  const way = [address];
  for (let next = hrefOf(readAddress(address), name); next;) {
    if (way.includes(next)) throw new Error(`${next} is reached twice`);
    way.push(next);
    next = hrefOf(readAddress(next), name);
  }
  return way;
}

/** Tells whether an address within the site is that of a page in another language. */
const isForeign = (href: string, root: string) =>
  /^(?:en\/)?guide\//.test(href) && !href.startsWith(`${root}guide/`);

describe.each(LANGUAGES)('pages in $lang', ({ lang, root }) => {
  const pages = readPages('.', lang).map((page) => ({
    ...page,
    html: readBuilt(`${root}${page.slug.replace(/\.mdx$/, '.html')}`),
  }));

  it('lead an editor to their source, by its name @spec:data @spec:pages', () => {
    const wrong = pages
      .filter(({ slug, html }) => {
        const link = new RegExp(`<a href="([^"]*)"[^>]*>${texts.editLinkText[lang]}</a>`).exec(
          html,
        );
        return link?.[1] !== `${EDIT}/${lang}/${slug}`;
      })
      .map(({ slug }) => slug);
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(150);
  });

  it('lead to pages in their own language, but for the switch of languages', () => {
    const wrong = pages.flatMap(({ slug, html }) =>
      [...html.matchAll(new RegExp(`<a href="${BASE}([^"#?]*)[^>]*>`, 'g'))]
        .filter(([tag, href]) => isForeign(href!, root) && !/\blang=/.test(tag))
        .map(([, href]) => `${slug}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lead to the source repository by its name, and have no switch of versions @spec:purpose', () => {
    const name = { zh: 'github.com 上的 funtool', en: 'funtool on github.com' }[lang];
    const link = `<a href="https://github.com/funinweb/funtool"[^>]* aria-label="${name}"`;
    const header = new RegExp(`<header(?:(?!</header>|"(?:版本|Versions)).)*${link}`, 's');
    const wrong = pages.filter(({ html }) => !header.test(html));
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('tell when they were last updated, but for the home page @spec:kinds-of-pages', () => {
    const text = texts.lastUpdatedText[lang];
    const line = new RegExp(
      `${text}(?:<!-- -->|\\s)*<time dateTime="20\\d\\d-\\d\\d-\\d\\dT[^"]*">[^<]*20\\d\\d[^<]*<`,
    );
    const wrong = pages.filter(({ slug, html }) => line.test(html) === (slug === 'index.mdx'));
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('lead by next and previous from the first guide through all of the API @spec:kinds-of-pages', () => {
    const start = ['start/introduction', 'start/getting-started'];
    const names = topics.filter((entry) => typeof entry === 'string');
    const guides = names.map((name) => `topics/${name === 'index' ? '' : name}`);
    const api = ['api/', 'api/array/', 'api/array/at', 'api/array/intersect'];
    const expected = [...start, ...guides, ...api].map((name) => `${BASE}${root}guide/${name}`);
    const way = walk(expected[0]!, 'rp-prev-next-page__next');
    expect(way.slice(0, expected.length)).toEqual(expected);
    expect(walk(way.at(-1)!, 'rp-prev-next-page__prev')).toEqual(way.toReversed());
    const addresses = pages
      .filter(isApiPage)
      .map(({ slug }) => `${BASE}${root}${slug.replace(/(?:(?<=\/)index)?\.mdx$/, '')}`);
    expect(addresses.filter((address) => !way.includes(address))).toEqual([]);
  });
});
