import path from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readPage, readPages } from '../../../content/loadSite';
import { absoluteUrl } from '../../../content/paths';
import { site } from '../../../site.config';
import { CHANGES_PAGE, feedPath } from '../addresses';
import { readReleases } from './readReleases';
import { writeFeed } from './writeFeed';

const root = path.resolve(import.meta.dirname, '../../..');

describe.each(site.locales)('the feed in $lang', ({ lang }) => {
  const page = readPage(root, { locale: lang, slug: CHANGES_PAGE })!;
  const xml = writeFeed(root, page, readPages(root, lang), feedPath(lang));
  const { window } = new JSDOM();
  const feed = new window.DOMParser().parseFromString(xml, 'application/xml');
  const textsOf = (name: string) =>
    [...feed.querySelectorAll(`entry > ${name}`)].map(({ textContent }) => textContent);

  it('is well-formed, and every entry has what Atom asks for', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const count = feed.querySelectorAll('entry').length;
    for (const name of ['id', 'title', 'updated', 'content']) {
      expect(textsOf(name).filter(Boolean)).toHaveLength(count);
    }
    expect(new Set(textsOf('id')).size).toBe(count);
    expect(textsOf('updated')).toEqual(textsOf('updated').toSorted().toReversed());
  });

  it('has each release, with links to the pages of its functions', () => {
    const ids = textsOf('id').filter((id) => /#v[\w-]+$/.test(id));
    expect(ids).toHaveLength(readReleases(root).length);
    const place = textsOf('id').findIndex((id) => id.endsWith('#v1-2-0'));
    const target = absoluteUrl(lang === 'zh' ? 'guide/api/math/math' : 'en/guide/api/math/math');
    expect(textsOf('content')[place]).toContain(`<a href="${target}"><code>MathX</code></a>`);
  });
});
