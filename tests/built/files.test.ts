import * as elementIds from '@funtool-docs/shared/elementIds';
import { site } from '../../site.config';
import { expect, test } from 'vitest';
import { listFiles } from '@funtool-docs/content/files';
import { readBuilt } from './readBuilt';

const { origin } = new URL(site.url);
const ABSOLUTE = /^(?:https?:)?\/\//;

interface Tag {
  file: string;
  name: string;
  text: string;
  attributes: Record<string, string>;
}

const builtFiles = (extension: string) =>
  listFiles('doc_build').filter((file) => file.endsWith(extension));

/** Lists the opening tags of all built pages. */
function* builtTags(): Generator<Tag> {
  for (const file of builtFiles('.html')) {
    for (const [text, name, rest] of readBuilt(file).matchAll(
      /<([a-z][a-z\d]*)((?:\s+[\w:-]+(?:="[^"]*")?)+)/g,
    )) {
      const pairs = rest!.matchAll(/([\w:-]+)="([^"]*)"/g);
      const attributes = Object.fromEntries([...pairs].map(([, key, value]) => [key, value]));
      yield { file, name: name!, text, attributes };
    }
  }
}

/** Attributes whose URL the browser fetches by itself, unlike a link. */
function resourcesOf({ name, attributes }: Tag): string[] {
  const { src, srcset, href, poster, data, rel = '' } = attributes;
  const isHint = name !== 'a' && !/\b(?:alternate|canonical)\b/.test(rel);
  return [src, srcset, poster, data, isHint ? href : undefined].filter((url) => url !== undefined);
}

test('links to other sites open apart and say nothing of this one, on every page', () => {
  const links = [...builtTags()].filter(
    ({ name, attributes: { href = '' } }) => name === 'a' && ABSOLUTE.test(href),
  );
  expect(links.length).toBeGreaterThan(300);
  const wrong = links.filter(
    ({ attributes }) =>
      attributes['rel'] !== 'noopener noreferrer' || attributes['target'] !== '_blank',
  );
  expect(wrong).toEqual([]);
});

test('no page or style sheet takes anything from another site', () => {
  const tags = [...builtTags()];
  const fetched = tags.filter((tag) =>
    resourcesOf(tag).some((url) => ABSOLUTE.test(url) && !url.startsWith(`${origin}/`)),
  );
  expect(fetched.map(({ file, text }) => [file, text])).toEqual([]);
  const styles = builtFiles('.css').filter((file) =>
    /(?:@import\s*|url\(\s*)["']?(?:https?:)?\/\//.test(readBuilt(file)),
  );
  expect(builtFiles('.css')).not.toEqual([]);
  expect(styles).toEqual([]);
});

test('what headings and the page around them are found by is theirs alone, on every page', () => {
  const known = new Set<string>(Object.values(elementIds));
  const tags = [...builtTags()].filter(({ attributes }) => attributes['id'] !== undefined);
  const places = tags.map(({ file, name, attributes: { id } }) => ({
    id: id!,
    place: `${file}#${id}`,
    isHeading: /^h\d$/.test(name),
  }));
  const owned = places.filter(({ id, isHeading }) => isHeading || known.has(id));
  const times = new Map<string, number>();
  for (const { place } of places) times.set(place, (times.get(place) ?? 0) + 1);
  expect(owned.length).toBeGreaterThan(5000);
  expect(owned.filter(({ place }) => times.get(place)! > 1)).toEqual([]);
});

test('GitHub Pages serves files whose names begin with a line, which Jekyll would leave out', () => {
  expect(listFiles('doc_build')).toContain('.nojekyll');
});

test('the check of headings knows all ids around the content of a page', () => {
  const known = new Set<string>(Object.values(elementIds));
  const ids = [...builtTags()]
    .filter(({ file, name }) => file === 'guide/api/array/at.html' && !/^h[23]$/.test(name))
    .map(({ attributes }) => attributes['id'])
    .filter((id) => id !== undefined);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !known.has(id) && !/^(?:__rspress|_R_)/.test(id))).toEqual([]);
});

test('keeps code and names of functions out of translations', () => {
  const plain = builtFiles('.html')
    .filter((file) => !/^(?:runner|embed)/.test(file))
    .flatMap((file) => {
      const html = readBuilt(file).replaceAll(/<pre[^>]* translate="no"[\s\S]*?<\/pre>/g, '');
      const code = html.match(/<(?:code|pre)\b(?![^>]* translate="no")[^>]*>/g) ?? [];
      const title = /\/guide\/api\/(?![a-z/]*index)\w+\//.test(`/${file}`)
        ? /<h1\b[^>]*>/.exec(html)!
        : [];
      const links = html.match(/<a [^>]*ft-sidebar__link[^>]*\/guide\/api\/\w+\/[^>]*>/g) ?? [];
      const names = [...title, ...links].filter((tag) => !tag.includes('translate="no"'));
      return [...code, ...names].map((tag) => `${file}: ${tag}`);
    });
  expect(plain).toEqual([]);
});
