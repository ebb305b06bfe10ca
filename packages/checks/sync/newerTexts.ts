import { site, type Locale } from '../../../site.config';
import type { OutOfStepSection } from './compareTexts';
import texts from './texts.json';

/** A notice to readers of one language about a section. */
export interface NewerText {
  id: string;
  /** Language whose text has changed. */
  newer: Locale;
  /** Sentence that says so, in the language of the reader. */
  text: keyof typeof texts;
}

/**
 * Lists what readers of one language are told: which other language has a text that theirs may lack.
 *
 * @param sections Of one page.
 */
export function newerTexts(sections: readonly OutOfStepSection[], locale: Locale): NewerText[] {
  return sections.flatMap(({ id, changed }) =>
    site.locales
      .filter(({ lang }) => lang !== locale && changed.includes(lang))
      .map(({ lang }) => ({
        id,
        newer: lang,
        text: `${changed.includes(locale) ? 'changed' : 'newer'}.${lang}` as const,
      })),
  );
}
