import path from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readPage, readPages } from '@funtool-docs/content/loadSite';
import { absoluteUrl } from '@funtool-docs/content/paths';
import { site } from '../../../../site.config';
import { CHANGES_PAGE, feedPath, releaseId } from '../addresses';
import { readDays } from './readDays';
import { readReleases } from './readReleases';
import { writeFeed } from './writeFeed';

const root = path.resolve(import.meta.dirname, '../../../..');

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

  it('dates a day by its last commit, and a release by the start of its day', () => {
    const days = new Map(
      readDays(root, readPages(root, lang)).map((day) => [day.date, day.updated]),
    );
    const releases = new Map(readReleases(root).map(({ name, date }) => [releaseId(name), date]));
    const expected = textsOf('id').map((id) => {
      const { searchParams, hash } = new URL(id!);
      const day = searchParams.get('day');
      return day ? days.get(day) : `${releases.get(hash.slice(1))}T00:00:00Z`;
    });
    expect(textsOf('updated')).toEqual(expected);
    expect(feed.querySelector('feed > updated')?.textContent).toBe(expected[0]);
  });

  it('has each release, with links to the pages of its functions', () => {
    const ids = textsOf('id').filter((id) => /#v[\w-]+$/.test(id));
    expect(ids).toHaveLength(readReleases(root).length);
    const place = textsOf('id').findIndex((id) => id.endsWith('#v1-2-0'));
    const target = absoluteUrl(lang === 'zh' ? 'guide/api/math/math' : 'en/guide/api/math/math');
    expect(textsOf('content')[place]).toContain(`<a href="${target}"><code>MathX</code></a>`);
  });
});
