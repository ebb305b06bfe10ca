import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, fileOf, pathOf, slugOf } from '@funtool-docs/content/paths';
import { loadSite, readPage } from '@funtool-docs/content/loadSite';
import { type Locale, site } from '../../../site.config';
import { type ProseSection, readSections } from './readSections';
import { type DeclaredHashes, readSyncFile, type SyncDeclarations } from './syncFile';

/** A section that exists in every language. */
export interface ComparedSection {
  /** Link that leads to it from pages of its language: `/guide/api/array/at#notes`. */
  name: string;
  slug: string;
  id: string;
  texts: Record<Locale, ProseSection>;
  /** Languages whose text has changed since all were declared equal; `undefined` if they never were. */
  changed: Locale[] | undefined;
}

/** A section of which at least one language has changed. */
export type OutOfStepSection = ComparedSection & { changed: Locale[] };

export interface TextComparison {
  sections: ComparedSection[];
  /** Faults of the structure: sections that not every language and the file have. */
  problems: string[];
}

const LOCALES = site.locales.map(({ lang }) => lang);

/** Lists the sections whose languages may say different things. */
export function outOfStep({ sections }: Pick<TextComparison, 'sections'>): OutOfStepSection[] {
  return sections.filter(
    (section): section is OutOfStepSection =>
      section.changed !== undefined && section.changed.length > 0,
  );
}

/**
 * Compares the texts of pages with what was declared equal.
 *
 * @param pages In every language.
 * @param declared For these pages.
 * @throws {Error} If a page has a section that cannot be named.
 */
function compareTexts(pages: Page[], declared: SyncDeclarations): TextComparison {
  const compared = [...new Set(pages.map(({ slug }) => slug))].map((slug) =>
    comparePage(
      slug,
      pages.filter((page) => page.slug === slug),
      declared,
    ),
  );
  const sections = compared.flatMap((page) => page.sections);
  const problems = compared.flatMap((page) => page.problems);
  const known = new Set(
    [...sections, ...compared.flatMap(({ incomplete }) => incomplete)].map(({ name }) => name),
  );
  const unknown = [...declared.keys()].filter((name) => !known.has(name));
  return {
    sections,
    problems: [...problems, ...unknown.map((name) => `${name} is on no page any more`)],
  };
}

function comparePage(slug: string, pages: Page[], declared: SyncDeclarations) {
  const languages = new Map(
    pages.map((page) => [page.locale, new Map(readSections(page).map((text) => [text.id, text]))]),
  );
  const ids = new Set([...languages.values()].flatMap((texts) => [...texts.keys()]));
  const all = [...ids].map((id) => {
    const texts = LOCALES.map((lang) => [lang, languages.get(lang)?.get(id)] as const);
    const missing = texts
      .filter(([, text]) => !text)
      .map(([lang]) => fileOf({ locale: lang, slug }));
    return { id, name: `${pathOf(slug)}#${id}`, texts, missing };
  });
  const incomplete = all.filter(({ missing }) => missing.length > 0);
  const sections = all
    .filter(({ missing }) => missing.length === 0)
    .map(({ id, name, texts }): ComparedSection => {
      const hashes = declared.get(name);
      const changed =
        hashes && texts.filter(([lang, text]) => text!.hash !== hashes[lang]).map(([lang]) => lang);
      return {
        id,
        name,
        slug,
        texts: Object.fromEntries(texts) as ComparedSection['texts'],
        changed,
      };
    });
  const undeclared = sections.filter(({ changed }) => !changed);
  const problems = [
    ...incomplete.map(({ name, missing }) => `${name} is missing in ${missing.join(', ')}`),
    ...undeclared.map(({ name }) => `${name} was never declared equal`),
  ];
  return { sections, incomplete, problems };
}

/**
 * Compares the texts of pages, by default of all, with what `docs/sync.json` declares equal.
 *
 * @param paths Of pages within their language.
 * @param declared What the file says.
 * @throws {Error} If the file is invalid, or a page cannot be parsed; names file and line.
 */
export function readTexts(
  root: string,
  paths?: readonly string[],
  declared: SyncDeclarations = readSyncFile(root),
): TextComparison {
  if (!paths) return compareTexts(loadSite(root).pages, declared);
  const ofPages = [...declared].filter(([name]) => paths.includes(name.split('#')[0]!));
  return compareTexts(
    paths.flatMap((name) => readTranslations(root, name)),
    new Map(ofPages),
  );
}

function readTranslations(root: string, name: string): Page[] {
  const slug = slugOf(name);
  return site.locales.flatMap(({ lang }) => readPage(root, { locale: lang, slug }) ?? []);
}

/**
 * Returns the path of a page within its language.
 *
 * @param name A path, with or without the first slash, or a file such as `docs/en/guide/index.mdx`.
 */
export function pageNamed(name: string): string {
  const slug = name.replace(new RegExp(`^(?:\\./)?${DOCS}/\\w+/`), '');
  return slug.endsWith('.mdx') ? pathOf(slug) : `/${slug.replace(/^\//, '')}`;
}

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
