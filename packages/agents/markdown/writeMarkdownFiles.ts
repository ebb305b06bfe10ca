import { site, type Locale } from '../../../site.config';
import { prefixOf, absoluteUrl, outputOf, routeOf } from '@funtool-docs/content/paths';
import type { SitePage } from '../sitePages';
import { listSections, type Section, writeSections } from './sections';
import { toMarkdown } from './toMarkdown';
import { fillText } from '@funtool-docs/shared/fillText';
import texts from './texts.json';
import { API_FILE, SKILL_FILE } from '../programs/build/writeSkill';

/** Models short of context may skip the section with this heading (llmstxt.org). */
const OPTIONAL = 'Optional';

/**
 * Writes every page as Markdown, and `llms.txt` and `llms-full.txt` for each language, by path in
 * the built site.
 */
export async function writeMarkdownFiles(
  pages: SitePage[],
  root: string,
): Promise<Record<string, string>> {
  const routes = new Set(pages.map(({ route }) => route));
  const written = await Promise.all(
    pages.map(async (page) => [page, await toMarkdown(page, pages, routes, root)] as const),
  );
  const byPage = new Map(written);
  const files = written.map(([page, text]): [string, string] => [`${page.output}.md`, text]);
  for (const { lang } of site.locales) {
    const home = pages.find(({ locale, slug }) => locale === lang && slug === 'index.mdx')!;
    const sections = listSections(root, lang, pages, 'guide');
    const listed = [home, ...sections.flatMap((section) => section.pages)];
    const folder = prefixOf(lang);
    files.push([`${folder}llms.txt`, writeIndex(lang, sections, home)]);
    files.push([
      `${folder}llms-full.txt`,
      listed.map((page) => byPage.get(page)).join('\n---\n\n'),
    ]);
  }
  return Object.fromEntries(files);
}

/**
 * Writes the list of pages for language models (llmstxt.org), in sidebar order.
 *
 * @param sections All pages but the home page; untitled sections are optional reading.
 */
function writeIndex(locale: Locale, sections: Section[], home: SitePage): string {
  const { description } = site.locales.find(({ lang }) => lang === locale)!;
  const titled = sections.filter(({ title }) => title);
  const rest = sections.filter(({ title }) => !title);
  const optional = { title: OPTIONAL, pages: rest.flatMap(({ pages }) => pages) };
  const full = absoluteUrl(`${prefixOf(locale)}llms-full.txt`);
  return [
    `# ${site.title}`,
    `> ${description}`,
    fillText(texts.about[locale], { full, page: home.url }),
    writeIndexHint(locale),
    writeSections([...titled, ...(rest.length > 0 ? [optional] : [])]),
    '',
  ].join('\n\n');
}

/** Slug of the page that describes all of it. */
const GUIDE = 'guide/programs.mdx';

/** Writes what `llms.txt` says about other files for programs. */
function writeIndexHint(locale: Locale): string {
  return fillText(texts.indexHint[locale], {
    api: absoluteUrl(`${prefixOf(locale)}${API_FILE}`),
    skill: absoluteUrl(SKILL_FILE),
    guide: `${absoluteUrl(outputOf(routeOf({ locale, slug: GUIDE })))}.md`,
  });
}
