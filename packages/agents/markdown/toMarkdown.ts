import path from 'node:path';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Locale } from '../../../site.config';
import { visit } from 'unist-util-visit';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { describeNext, readNextRelease } from '@funtool-docs/facts/reference/describeNext';
import { type LibraryFacts, readFacts } from '@funtool-docs/facts/library/readFacts';
import { countFigures } from '@funtool-docs/checks/siteFigures';
import type { AnswerType } from '@funtool-docs/facts/types/build/findAnswerType';
import { type SitePage, linkTarget } from '../sitePages';
import { translate } from './translate';
import { createFunctionTable } from '@funtool-docs/facts/facets/build/facets';
import { createReleaseFunctions } from '../changes/build/changes';
import { attributeOf } from '@funtool-docs/content/markdown/replaceElements';
import { createHealth } from '@funtool-docs/checks/health/build/health';
import { writeDefinitions } from './claimNotes';
import { createMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import {
  familyTable,
  writeDifferences,
} from '@funtool-docs/facts/differences/build/writeDifferences';
import { writeSections, listSections } from './sections';
import { rewriteSource, write } from './rewriteSource';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import { readContract, writeContract } from '@funtool-docs/facts/contract/readContract';
import texts from './texts.json';
import { describeFacts, type FactLink } from '@funtool-docs/facts/reference/describeFacts';
import { textsIn } from '@funtool-docs/shared/fillText';
import i18n from '../../../theme/i18n.json';
import type { Feature, Hero } from '@rspress/shared';

/** Writes a page as plain Markdown: its text, and what the build adds. */
export async function toMarkdown(
  page: SitePage,
  pages: SitePage[],
  routes: Set<string>,
  root: string,
  types: Record<string, AnswerType>,
): Promise<string> {
  const { title, description, url, locale, frontmatter } = page;
  const contract = isApiPage(page) && readContract(root, topicOf(page.slug));
  const body = await rewriteSource(page, routes, {
    ...(contract && { contract: writeContract(contract, locale) }),
    types,
    tables: (element) => writeTables(element, page, root, routes),
  });
  const hint = texts.hint[locale];
  if (frontmatter['hero']) return `${writeHome(page, body, routes)}\n\n${hint}\n`;
  const count = countFigures([page]).results;
  const facts = isApiPage(page) && readFacts(root, page);
  const parts = [
    `# ${title}`,
    `> ${description}`,
    `<${url}>`,
    hint,
    writeNext(page, root),
    count > 0 && translate('checkedResultsText', locale, { count: String(count) }),
    facts && writeFacts(facts, locale),
    body,
    writeFamily(page, root, routes),
    writeDefinitions(readClaims(root, page)?.claims ?? []),
    writeDifferences(page, root),
    frontmatter['overview'] && writeOverview(page, pages, root),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Creates the tables that an element stands for, with links to the Markdown of the pages. */
async function writeTables(
  element: MdxJsxFlowElement,
  page: SitePage,
  root: string,
  routes: Set<string>,
): Promise<RootContent[]> {
  return withTargets(await createTables(element, root, page), page, routes);
}

function writeFamily(page: SitePage, root: string, routes: Set<string>): string | undefined {
  const compared = familyTable(root, page);
  return compared && write(withTargets([compared], page, routes));
}

function withTargets(children: RootContent[], page: SitePage, routes: Set<string>): RootContent[] {
  visit({ type: 'root', children }, 'link', (link) => {
    link.url = linkTarget(link.url, page, routes);
  });
  return children;
}

function writeNext(page: SitePage, root: string): string | undefined {
  const text = describeNext(readNextRelease(root), page);
  return text && `> ${text}`;
}

async function createTables(element: MdxJsxFlowElement, root: string, page: SitePage) {
  const { name } = element;
  const { locale } = page;
  if (name === 'BehaviourMatrix') return createMatrix(root, page);
  if (name === 'FunctionTable') return createFunctionTable(root, locale);
  if (name === 'HealthTotals') return createHealth(root, locale);
  return createReleaseFunctions(root, attributeOf(element, 'release'), locale);
}

function writeOverview(page: SitePage, pages: SitePage[], root: string): string {
  const others = pages.filter((other) => other !== page);
  return writeSections(listSections(root, page.locale, others, path.posix.dirname(page.slug)));
}

/** Writes the imports and facts that an API page shows below its title. */
function writeFacts(facts: LibraryFacts, locale: Locale): string {
  const { modules, rows } = describeFacts(facts, textsIn(i18n, locale));
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
