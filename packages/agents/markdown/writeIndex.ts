import type { Locale } from '../../../site.config';
import { site } from '../../../site.config';
import type { SitePage } from '../sitePages';
import { absoluteUrl, prefixOf } from '../../content/paths';
import { translate } from '../../content/translate';
import { writeIndexHint } from '../programs/build/writeHints';
import { writeSections } from './pageList';
import type { Section } from './sections';

/** Models short of context may skip the section with this heading (llmstxt.org). */
const OPTIONAL = 'Optional';

/**
 * Writes the list of pages for language models (llmstxt.org), in sidebar order.
 *
 * @param sections All pages but the home page; untitled sections are optional reading.
 */
export function writeIndex(locale: Locale, sections: Section[], home: SitePage): string {
  const { description } = site.locales.find(({ lang }) => lang === locale)!;
  const titled = sections.filter(({ title }) => title);
  const rest = sections.filter(({ title }) => !title);
  const optional = { title: OPTIONAL, pages: rest.flatMap(({ pages }) => pages) };
  const full = absoluteUrl(`${prefixOf(locale)}llms-full.txt`);
  return [
    `# ${site.title}`,
    `> ${description}`,
    translate('llms.aboutText', locale, { full, page: home.url }),
    writeIndexHint(locale),
    writeSections([...titled, ...(rest.length > 0 ? [optional] : [])]),
    '',
  ].join('\n\n');
}
