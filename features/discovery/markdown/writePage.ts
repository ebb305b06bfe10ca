import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isApiPage, documentedNames } from '../../../content/parsePage';
import { readFacts } from '../../../content/library/readFacts';
import { countFigures } from '../../verification/siteFigures';
import type { SitePage } from '../sitePages';
import { translate } from '../../../content/translate';
import { writeSections } from './pageList';
import { rewriteSource } from './rewriteSource';
import { listSections } from './sections';
import { writeFacts } from './writeFacts';
import { writeHome } from './writeHome';

/**
 * Writes a page as plain Markdown, with all that the page shows: its text, and what the build adds.
 *
 * @param page The page.
 * @param pages All pages.
 * @param root Repository root.
 * @throws {Error} Where the page uses a component that has no Markdown.
 */
export async function writePage(page: SitePage, pages: SitePage[], root: string): Promise<string> {
  const { file, title, description, url, locale, slug, frontmatter } = page;
  const source = readFileSync(path.join(root, file), 'utf8');
  const routes = new Set(pages.map(({ route }) => route));
  const body = await rewriteSource(page, source, routes);
  if (frontmatter['hero']) return `${writeHome(page, body, routes)}\n`;
  const count = countFigures([page]).results;
  const facts = isApiPage(page) && readFacts(root, slug, documentedNames(page));
  const parts = [
    `# ${title}`,
    `> ${description}`,
    `<${url}>`,
    count > 0 && translate('checkedResultsText', locale, { count: String(count) }),
    facts && writeFacts(facts, locale),
    body,
    frontmatter['overview'] && writeOverview(page, pages, root),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The pages below an overview. */
function writeOverview(page: SitePage, pages: SitePage[], root: string): string {
  const others = pages.filter((other) => other !== page);
  return writeSections(listSections(root, page.locale, others, path.posix.dirname(page.slug)));
}
