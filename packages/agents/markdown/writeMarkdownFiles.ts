import { site, type Locale } from '../../../site.config';
import {
  prefixOf,
  absoluteUrl,
  outputOf,
  routeOf,
  isApiPage,
  topicOf,
} from '@funtool-docs/content/paths';
import { type SitePage, linkTarget } from '../sitePages';
import { listSections, type Section, writeSections } from './sections';
import { fillText, type LookUp, textsIn } from '@funtool-docs/shared/texts';
import texts from './texts.json';
import { API_FILE, SKILL_FILE } from '../programs/build/writeProgramFiles';
import path from 'node:path';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { type LibraryFacts, readFacts } from '@funtool-docs/facts/library/readFacts';
import { countFigures } from '@funtool-docs/checks/siteFigures';
import {
  familyTable,
  createDifferences,
} from '@funtool-docs/facts/differences/build/writeDifferences';
import { rewriteSource, write, writeDefinitions } from './rewriteSource';
import { readContract, writeContract } from '@funtool-docs/facts/contract/readContract';
import {
  describeFacts,
  type Fact,
  type FactLink,
} from '@funtool-docs/facts/reference/describeFacts';
import i18n from '../../../theme/i18n.json';
import type { Feature, Hero } from '@rspress/shared';

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

/** Writes a page as plain Markdown: its text, and what the build adds. */
async function toMarkdown(
  page: SitePage,
  pages: SitePage[],
  routes: Set<string>,
  root: string,
): Promise<string> {
  const { title, description, url, locale, frontmatter } = page;
  const contract = isApiPage(page) && readContract(root, topicOf(page.slug));
  const written = contract ? writeContract(contract, locale) : undefined;
  const body = await rewriteSource(page, routes, root, written);
  const hint = texts.hint[locale];
  if (frontmatter['hero']) return `${writeHome(page, body, routes)}\n\n${hint}\n`;
  const t = textsIn(i18n, locale);
  const family = familyTable(root, page);
  const count = countFigures([page]).results;
  const facts = isApiPage(page) && readFacts(root, page);
  const parts = [
    `# ${title}`,
    `> ${description}`,
    `<${url}>`,
    hint,
    count > 0 && t('checkedResultsText', { count }),
    facts && writeFacts(facts, t),
    body,
    family && write([family], page, routes),
    writeDefinitions(readClaims(root, page)?.claims ?? []),
    write(createDifferences(page, root), page, routes),
    frontmatter['overview'] && writeOverview(page, pages, root),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function writeOverview(page: SitePage, pages: SitePage[], root: string): string {
  const others = pages.filter((other) => other !== page);
  return writeSections(listSections(root, page.locale, others, path.posix.dirname(page.slug)));
}

/** Writes the imports and facts that an API page shows below its title. */
function writeFacts(facts: LibraryFacts, t: LookUp<keyof typeof i18n>): string {
  const { modules, rows } = describeFacts(facts, t);
  const names = facts.imports.join(', ');
  return [
    ...modules.map((module) => `\`import { ${names} } from '${module}';\``),
    ...Object.values<Fact>(rows).map(
      ({ name, value }) => `${name}: ${typeof value === 'string' ? value : writeLinks(value)}`,
    ),
  ]
    .map((item) => `- ${item}`)
    .join('\n');
}

function writeLinks(links: FactLink[]): string {
  return links.map(({ label, url }) => `[${label}](${url})`).join(', ');
}

/** Writes a home page: its hero, its body and its features. */
function writeHome(page: SitePage, body: string, routes: Set<string>): string {
  const { hero, features = [] } = page.frontmatter as { hero: Hero; features?: Feature[] };
  const link = (text: string, url?: string) =>
    url ? `[${text}](${linkTarget(url, page, routes)})` : text;
  return [
    `# ${hero.name}`,
    hero.text,
    hero.tagline,
    (hero.actions ?? []).map((action) => `- ${link(action.text, action.link)}`).join('\n'),
    body,
    ...features.map((feature) => `## ${link(feature.title, feature.link)}\n\n${feature.details}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}
