import { site, type Locale } from '../../../site.config';
import type { Page } from '@funtool-docs/content/parsePage';
import { fileOf, pathOf } from '@funtool-docs/content/paths';
import { type ProseSection, readSections } from './readSections';
import type { SyncDeclarations } from './syncFile';

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
export function compareTexts(pages: Page[], declared: SyncDeclarations): TextComparison {
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
