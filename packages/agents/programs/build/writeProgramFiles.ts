import type { Page } from '@funtool-docs/content/parsePage';
import { absoluteUrl, outputOf, prefixOf, isApiPage, pathOf } from '@funtool-docs/content/paths';
import library from '../../../../library/package.json';
import { type Locale, site } from '../../../../site.config';
import { readHarvest } from '@funtool-docs/facts/types/build/typeFiles';
import { API_FILE, SKILL_FILE, type ApiExample, type ApiLink, type ApiPage } from '../apiPage';
import type { AnswerType } from '@funtool-docs/facts/types/build/findAnswerType';
import { describeReference, plainMarkdown, wholeAddress } from './describeReference';
import { writeSkill } from './writeSkill';
import { visit } from 'unist-util-visit';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import { environmentOf, isExample, norunReason } from '@funtool-docs/content/codeMeta';
import { parseOnce } from '@funtool-docs/checks/exampleHost';

/** Number of the form of `api.json`: it rises if a reader of the file could break. */
const FORMAT = 2;

/**
 * Writes what programs read, by path in the built site: the pages of each language as data in one
 * file, and the skill.
 */
export async function writeProgramFiles(
  pages: Page[],
  root: string,
): Promise<Record<string, string>> {
  const { answers } = await readHarvest(root);
  const described = pages.map((page) => [page, toPageData(page, root, answers)] as const);
  const files = site.locales.map(({ lang }): [string, string] => {
    const own = described.filter(([{ locale }]) => locale === lang).map(([, data]) => data);
    return [`${prefixOf(lang)}${API_FILE}`, writeFile(lang, own)];
  });
  const skill = writeSkill(described.map(([, data]) => data));
  return { ...Object.fromEntries(files), [SKILL_FILE]: skill };
}

function writeFile(language: Locale, pages: ApiPage[]): string {
  const { name, version } = library;
  const { repository } = site.library;
  const of = { name, version, repository };
  return JSON.stringify({ format: FORMAT, library: of, language, pages });
}

/** Describes a page as data, from what the build knows of it. */
function toPageData(page: Page, root: string, answers: Record<string, AnswerType>): ApiPage {
  const { title, description, keywords = '' } = page.frontmatter as Record<string, string>;
  const reference = isApiPage(page) && describeReference(page, root, answers);
  return {
    id: outputOf(pathOf(page.slug)),
    title: title!,
    description: description!,
    category: categoryOf(page, root),
    keywords: keywords.split(',').flatMap((word) => word.trim() || []),
    url: absoluteUrl(page.route),
    markdown: absoluteUrl(`${outputOf(page.route)}.md`),
    examples: describeExamples(page),
    claims: (readClaims(root, page)?.claims ?? []).map(({ id, shown }) => ({ id, code: shown })),
    links: listLinks(page),
    ...(reference && { reference }),
  };
}

/** Lists where a page leads to, each address once, by the first text that leads there. */
function listLinks({ tree, locale, route }: Page): ApiLink[] {
  const links = new Map<string, string>();
  visit(tree, 'link', ({ url, children }) => {
    const target = url.startsWith('#') ? absoluteUrl(route) + url : wholeAddress(url, locale);
    if (!links.has(target)) links.set(target, plainMarkdown(children, locale));
  });
  return [...links].map(([url, text]) => ({ text, url }));
}

/** Lists the examples of a page with the results that they state; a build has parsed them before. */
function describeExamples({ blocks, headings, frontmatter }: Page): ApiExample[] {
  return blocks.filter(isExample).map((block) => {
    const heading = headings.findLast(({ line }) => line < block.line);
    return {
      heading: heading?.text ?? String(frontmatter['title']),
      code: block.code,
      runsIn: environmentOf(block) ?? null,
      results: norunReason(block.meta) === undefined ? listResults(block.code) : [],
    };
  });
}

function listResults(code: string): ApiExample['results'] {
  return parseOnce(code).statements.flatMap(({ line, expectation }) =>
    expectation ? [{ line, kind: expectation.kind, expected: expectation.source }] : [],
  );
}
