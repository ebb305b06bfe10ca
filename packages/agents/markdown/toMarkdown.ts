import path from 'node:path';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { type LibraryFacts, readFacts } from '@funtool-docs/facts/library/readFacts';
import { countFigures } from '@funtool-docs/checks/siteFigures';
import { type SitePage, linkTarget } from '../sitePages';
import {
  familyTable,
  writeDifferences,
} from '@funtool-docs/facts/differences/build/writeDifferences';
import { writeSections, listSections } from './sections';
import { rewriteSource, write, writeDefinitions } from './rewriteSource';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import { readContract, writeContract } from '@funtool-docs/facts/contract/readContract';
import texts from './texts.json';
import { describeFacts, type FactLink } from '@funtool-docs/facts/reference/describeFacts';
import { type LookUp, textsIn } from '@funtool-docs/shared/fillText';
import i18n from '../../../theme/i18n.json';
import type { Feature, Hero } from '@rspress/shared';

/** Writes a page as plain Markdown: its text, and what the build adds. */
export async function toMarkdown(
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
    writeDifferences(page, root),
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
    ...rows.map(
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
