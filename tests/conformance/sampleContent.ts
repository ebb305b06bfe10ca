import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLAIMS } from '@funtool-docs/content/claims/readClaims';
import { ruleSectionsOf } from '@funtool-docs/content/ruleSections';
import { BEHAVIOUR } from '@funtool-docs/facts/library/measuredCalls';
import { LIBRARY_MANIFEST } from '@funtool-docs/facts/library/libraryEntries';
import { site } from '../../site.config';
import { readText } from '@funtool-docs/content/textFile';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SIZES = 'library/release.json';

/** Sizes that our library shares with the release; another program compressed what was stated. */
const SHARED_SIZES = { unique: 'fromCategory' };

/**
 * Copies some pages with their claims and measured calls, since comparing all of them takes long.
 *
 * @param topics Such as `array/at`.
 */
export function copySample(folder: string, topics: string[]): void {
  const files = topics.flatMap((topic) => [
    `${BEHAVIOUR}/${topic}.json`,
    ...site.locales.map(({ lang }) => `docs/${lang}/guide/api/${topic}.mdx`),
    `${CLAIMS}/${topic}.js`,
  ]);
  for (const file of [LIBRARY_MANIFEST, ...files]) {
    const source = path.join(ROOT, file);
    cpSync(source, path.join(folder, file));
    const sections = ruleSectionsOf(readText(source), source);
    if (sections) cpSync(sections, path.join(folder, path.relative(ROOT, sections)));
  }
  const { exports } = JSON.parse(readText(path.join(ROOT, SIZES)));
  const sizes = Object.entries(SHARED_SIZES).map(([name, entry]) => {
    const { minified, brotli } = exports[name][entry];
    return [name, { [entry]: { minified, brotli: brotli + 10 } }];
  });
  const text = JSON.stringify({ exports: Object.fromEntries(sizes) }, null, 2);
  writeFileSync(path.join(folder, SIZES), text);
}
