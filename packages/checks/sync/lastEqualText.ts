import { git } from '../../content/git';
import { readChanges } from '../../content/history';
import { parsePage } from '../../content/parsePage';
import { fileOf } from '../../content/paths';
import type { Locale } from '../../../site.config';
import type { ComparedSection } from './compareTexts';
import { type ProseSection, readSections } from './readSections';

/** Further back, an editor is better served by the text as a whole. */
const MOST_COMMITS = 50;

/**
 * Finds in the history the text that a section had when it was last declared equal: the hash tells.
 *
 * @param hash As declared.
 * @returns Nothing if there is no git, or no such commit.
 */
export function lastEqualText(
  root: string,
  { slug, id }: Pick<ComparedSection, 'slug' | 'id'>,
  locale: Locale,
  hash: string,
): ProseSection | undefined {
  const file = fileOf({ locale, slug });
  const versions = readChanges(root)
    .flatMap(({ files }) => files)
    .filter(({ path, blob }) => path === file && blob);
  for (const { blob } of versions.slice(0, MOST_COMMITS)) {
    const source = git(root, ['cat-file', 'blob', blob!], /^/);
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
