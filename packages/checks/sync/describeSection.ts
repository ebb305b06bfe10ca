import { fileOf } from '../../content/paths';
import { site } from '../../../site.config';
import type { OutOfStepSection } from './compareTexts';
import { lastEqualText } from './lastEqualText';
import { showBlock } from './prose';
import type { ProseSection } from './readSections';
import type { DeclaredHashes } from './syncFile';

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
