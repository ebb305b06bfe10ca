import { readFileSync } from 'node:fs';
import { listFiles } from '../../plugins/content/readPages';
import { site } from '../../site.config';
import { expect, test } from './fixtures';

const { origin } = new URL(site.url);
const ABSOLUTE = /^(?:https?:)?\/\//;

interface Tag {
  file: string;
  name: string;
  text: string;
  attributes: Record<string, string>;
}

const read = (file: string) => readFileSync(`doc_build/${file}`, 'utf8');
const builtFiles = (extension: string) =>
  listFiles('doc_build').filter((file) => file.endsWith(extension));

/** Lists the opening tags of all built pages. */
function* builtTags(): Generator<Tag> {
  for (const file of builtFiles('.html')) {
    for (const [text, name, rest] of read(file).matchAll(
      /<([a-z]+)((?:\s+[\w:-]+(?:="[^"]*")?)+)/g,
    )) {
      const pairs = rest!.matchAll(/([\w:-]+)="([^"]*)"/g);
      const attributes = Object.fromEntries([...pairs].map(([, key, value]) => [key, value]));
      yield { file, name: name!, text, attributes };
    }
  }
}

/** What the browser would fetch by itself, unlike the target of a link. */
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
    /(?:@import\s*|url\(\s*)["']?(?:https?:)?\/\//.test(read(file)),
  );
  expect(builtFiles('.css')).not.toEqual([]);
  expect(styles).toEqual([]);
});
