import type { Locale } from '../../../site.config';
import { site } from '../../../site.config';
import type { SitePage } from '../sitePages';
import { absoluteUrl, prefixOf } from '../../../content/paths';
import { translate } from '../../../content/translate';
import { writeSections } from './pageList';
import type { Section } from './sections';

/** A reader short of room may skip what stands below this heading (llmstxt.org). */
const OPTIONAL = 'Optional';

/**
 * Writes the list of pages for language models (llmstxt.org), in the order of the sidebar.
 *
 * @param locale Language of the pages.
 * @param sections All pages of that language but the home page; those without a title may be skipped.
 * @param home The home page.
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
    writeSections([...titled, ...(rest.length > 0 ? [optional] : [])]),
    '',
  ].join('\n\n');
}
