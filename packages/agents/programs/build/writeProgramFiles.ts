import path from 'node:path';
import { readText } from '@funtool-docs/content/files';
import type { Page } from '@funtool-docs/content/parsePage';
import { absoluteUrl, outputOf, prefixOf, isApiPage, pathOf } from '@funtool-docs/content/paths';
import library from '../../../../library/package.json';
import { type Locale, site } from '../../../../site.config';
import {
  describeReference,
  plainMarkdown,
  wholeAddress,
  type Reference,
} from './describeReference';
import { visit } from 'unist-util-visit';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import { environmentOf, isExample, norunReason } from '@funtool-docs/content/codeBlocks';
import type { Property } from '@funtool-docs/facts/contract/contract';
import { parseOnce } from '@funtool-docs/runner/evaluator/parseExample';

/** Number of the form of `api.json`: it rises if a reader of the file could break. */
const FORMAT = 2;

/**
 * Writes what programs read, by path in the built site: the pages of each language as data in one
 * file, and the skill.
 */
export function writeProgramFiles(pages: Page[], root: string): Record<string, string> {
  const described = pages.map((page) => [page, toPageData(page, root)] as const);
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

/** A page as data: an entry of `api.json`. */
export type ApiPage = ReturnType<typeof toPageData>;

/** Describes a page as data, from what the build knows of it. */
function toPageData(page: Page, root: string) {
  const { title, description, keywords = '' } = page.frontmatter as Record<string, string>;
  return {
    /** Path within a language, the same in all: `guide/api/array/at`. */
    id: outputOf(pathOf(page.slug)),
    title: title!,
    description: description!,
    category: categoryOf(page, root),
    keywords: keywords.split(',').flatMap((word) => word.trim() || []),
    url: absoluteUrl(page.route),
    markdown: absoluteUrl(`${outputOf(page.route)}.md`),
    examples: describeExamples(page),
    /** Code that proves sentences, by the id in the footnotes of the Markdown. */
    claims: (readClaims(root, page)?.claims ?? []).map(({ id, shown }) => ({ id, code: shown })),
    links: listLinks(page),
    reference: isApiPage(page) ? describeReference(page, root) : undefined,
  };
}

/** Lists where a page leads to, each address once, by the first text that leads there. */
function listLinks({ tree, locale, route }: Page) {
  const links = new Map<string, string>();
  visit(tree, 'link', ({ url, children }) => {
    const target = url.startsWith('#') ? absoluteUrl(route) + url : wholeAddress(url, locale);
    if (!links.has(target)) links.set(target, plainMarkdown(children, locale));
  });
  return [...links].map(([url, text]) => ({ text, url }));
}

/** Lists the examples of a page with the results that they state; a build has parsed them before. */
function describeExamples({ blocks, headings, frontmatter }: Page) {
  return blocks.filter(isExample).map((block) => {
    const heading = headings.findLast(({ line }) => line < block.line);
    return {
      heading: heading?.text ?? String(frontmatter['title']),
      code: block.code,
      /** Null where readers cannot run it. */
      runsIn: environmentOf(block) ?? null,
      results: norunReason(block.meta) === undefined ? listResults(block.code) : [],
    };
  });
}

function listResults(code: string) {
  return parseOnce(code).statements.flatMap(({ line, expectation }) =>
    expectation ? [{ line, kind: expectation.kind, expected: expectation.source }] : [],
  );
}

/** Files for programs, from the root of a language or of the site. */
export const API_FILE = 'api.json';
export const SKILL_FILE = 'skill.md';

/** Agents read English, and all facts here are the same in every language. */
const LANGUAGE = 'en';

/** Its text. */
const SKILL = path.join(import.meta.dirname, '../skill.md');

type Documented = ApiPage & { reference: Reference };

/**
 * Writes the skill that tells a coding agent how to use the library truthfully (agentskills.io). What
 * it says of functions comes from the data of the pages.
 *
 * @throws {Error} If its text names a value that there is not.
 */
function writeSkill(pages: ApiPage[]): string {
  const home = absoluteUrl(`${LANGUAGE}/`);
  const own = pages.filter(({ url }) => url.startsWith(home));
  const reference = own.filter((page): page is Documented => page.reference !== undefined);
  const values: Record<string, unknown> = {
    name: library.name,
    version: library.version,
    repository: site.repository,
    language: LANGUAGE,
    site: absoluteUrl(''),
    home,
    pages: own.length,
    imports: ['```ts', ...listImports(reference), '```'].join('\n'),
    changing: list(reference, hasCases('changesArguments')),
    returning: list(reference, hasCases('returnsArgument')),
    wronglyTyped: list(reference, ({ types }) => types.wrong.length > 0),
    bound: list(reference, ({ environment }) => environment !== 'any'),
    differing: reference.filter(differs).length,
    compared: reference.filter(compares).length,
  };
  return readText(SKILL).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`${SKILL} names "${name}", which is no value of it.`);
    return String(values[name]);
  });
}

/** One import of each category, of the first name that it documents. */
function listImports(pages: Documented[]): string[] {
  const byModule = new Map<string, string>();
  for (const { reference } of pages) {
    const [statement = ''] = reference.imports;
    const module = statement.slice(statement.indexOf('from '));
    if (!byModule.has(module)) byModule.set(module, statement);
  }
  return [...byModule.values()];
}

function hasCases(wanted: Property): (reference: Reference) => boolean {
  return ({ contract }) =>
    contract.statements.some(({ property, cases }) => property === wanted && cases > 0);
}

function compares({ reference }: Documented): boolean {
  return reference.differences?.counts.lodash !== undefined;
}

function differs(page: Documented): boolean {
  const { same, calls } = page.reference.differences?.counts.lodash ?? { same: 0, calls: 0 };
  return same < calls;
}

function list(pages: Documented[], isListed: (reference: Reference) => boolean): string {
  const listed = pages.filter(({ reference }) => isListed(reference));
  return listed.map(({ title }) => `\`${title}\``).join(', ') || 'none';
}
