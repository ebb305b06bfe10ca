import { fileOf } from '@funtool-docs/content/paths';
import { site, type Locale } from '../../../site.config';
import type { OutOfStepSection, ComparedSection } from './compareTexts';
import { showBlock } from './prose';
import { type ProseSection, readSections } from './readSections';
import type { DeclaredHashes } from './syncFile';
import { git } from '@funtool-docs/content/git';
import { parsePage } from '@funtool-docs/content/parsePage';

/** Further back, an editor is better served by the text as a whole. */
const MAX_COMMITS = 50;

/** Says in one line which language is ahead. */
export function headlineOf({ name, changed }: OutOfStepSection): string {
  return changed.length < site.locales.length
    ? `${name}: ${changed.join(', ')} is newer`
    : `${name}: ${changed.join(' and ')} have both changed`;
}

/**
 * Writes a section for an editor: the texts in every language, and what has changed in them as far
 * as git knows.
 *
 * @param hashes As last declared equal.
 */
export function describeSection(
  root: string,
  section: OutOfStepSection,
  hashes: DeclaredHashes,
): string[] {
  const texts = site.locales.flatMap(({ lang }) => {
    const text = section.texts[lang];
    const isChanged = section.changed.includes(lang);
    const before = isChanged ? lastEqualText(root, section, lang, hashes[lang]) : text;
    return [
      `  ${fileOf({ locale: lang, slug: section.slug })}:${text.line}`,
      ...markLines(text, before),
    ];
  });
  return [headlineOf(section), ...texts];
}

/** Marks lines that are gone or new; none if nobody knows what was there before. */
function markLines(text: ProseSection, before: ProseSection = text): string[] {
  const [lines, old] = [text, before].map(({ blocks }) => blocks.map(showBlock)) as [
    string[],
    string[],
  ];
  return [
    ...old.filter((line) => !lines.includes(line)).map((line) => `    - ${line}`),
    ...lines.map((line) => `    ${old.includes(line) ? ' ' : '+'} ${line}`),
  ];
}

/**
 * Finds in the history the text that a section had when it was last declared equal: the hash tells.
 *
 * @param hash As declared.
 * @returns Nothing if there is no git, or no such commit.
 */
function lastEqualText(
  root: string,
  { slug, id }: Pick<ComparedSection, 'slug' | 'id'>,
  locale: Locale,
  hash: string,
): ProseSection | undefined {
  const file = fileOf({ locale, slug });
  const range = [`--max-count=${MAX_COMMITS}`, 'HEAD', '--', file];
  const commits =
    git(root, ['rev-list', ...range], /^/)
      ?.split('\n')
      .filter(Boolean) ?? [];
  for (const commit of commits) {
    // Nothing where the commit removed the page.
    const [, blob] =
      / blob ([0-9a-f]+)\t/.exec(git(root, ['ls-tree', commit, file], /^/) ?? '') ?? [];
    const source = blob && git(root, ['cat-file', 'blob', blob], /^/);
    const found = source && sectionIn(source, { file, locale, slug, id });
    if (found && found.hash === hash) return found;
  }
  return undefined;
}

/** An old page may not be one by the rules of today. */
function sectionIn(
  source: string,
  { id, ...page }: { file: string; locale: Locale; slug: string; id: string },
): ProseSection | undefined {
  try {
    return readSections(parsePage({ ...page, source })).find((section) => section.id === id);
  } catch {
    return undefined;
  }
}
