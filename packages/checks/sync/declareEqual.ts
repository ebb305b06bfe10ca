import { site } from '../../../site.config';
import type { TextComparison } from './compareTexts';
import type { DeclaredHashes, SyncDeclarations } from './syncFile';

/**
 * Lists the names of sections that an editor means.
 *
 * @param wanted Names of pages or sections.
 * @throws {Error} If one of them is neither on a page in every language nor declared.
 */
export function sectionsNamed(
  { sections }: TextComparison,
  declared: SyncDeclarations,
  wanted: readonly string[],
): Set<string> {
  const known = [...new Set([...sections.map(({ name }) => name), ...declared.keys()])];
  const found = wanted.flatMap((name) => {
    if (known.includes(name)) return [name];
    const [page = ''] = name.split('#');
    const ofPage = known.filter((other) => other.startsWith(`${page}#`));
    if (ofPage.length === 0) {
      throw new Error(
        `There is no page ${page} in every language; name one as /guide/api/array/at`,
      );
    }
    if (name === page) return ofPage;
    const ids = ofPage.map((other) => other.slice(page.length + 1));
    throw new Error(`There is no section ${name}; the page has: ${ids.join(', ')}`);
  });
  return new Set(found);
}

/**
 * Declares that sections say the same in every language, as they stand now, and forgets those that
 * are on no page any more.
 *
 * @param declared Is changed.
 * @param names Of the sections.
 * @returns The names of those whose declaration has changed.
 */
export function declareEqual(
  { sections }: TextComparison,
  declared: SyncDeclarations,
  names: Iterable<string>,
): string[] {
  const byName = new Map(sections.map((section) => [section.name, section]));
  return [...names].filter((name) => {
    const section = byName.get(name);
    if (!section) return declared.delete(name);
    if (section.changed?.length === 0) return false;
    const hashes = site.locales.map(({ lang }) => [lang, section.texts[lang].hash]);
    declared.set(name, Object.fromEntries(hashes) as DeclaredHashes);
    return true;
  });
}
