import path from 'node:path';
import { listFiles } from '@funtool-docs/content/listFiles';
import { loadSite, type Site } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, isApiPage } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { exampleProgram, LIBRARY_ENTRY } from '@funtool-docs/facts/library/typeProgram';
import { type Declarations, readDeclarations } from '@funtool-docs/facts/library/readDeclarations';
import { checkClaims } from './checkClaims';
import { checkExports, checkParameters, checkSignature } from './checkDeclarations';
import { checkCodeWidth, checkExamples, checkRules, checkTried } from './checkExamples';
import { checkAnswer, checkFrontmatter } from './checkHead';
import { checkLinks, checkMenus, checkNavigation } from './checkLinks';
import { checkListed } from './checkListed';
import { checkCodeSpans, checkParity } from './checkParity';
import { checkHeadings, checkNotes } from './checkStructure';
import { checkComponents, checkTexts } from './checkTexts';
import { checkErrors, checkReturnTypes, checkTypes } from './checkTypes';
import { checkLanguage, checkWording } from './checkWording';
import { checkEngineMessages } from './engineMessages';

export interface Content extends Site {
  root: string;
  apiPages: Page[];
  /** Relative to the public folder. */
  publicFiles: string[];
  declarations: Declarations;
}

/**
 * Reads the content to check, by default of all pages.
 *
 * @throws {Error} If a page cannot be parsed; names file and line.
 */
export function readContent(root: string, site: Site = loadSite(root)): Content {
  // The declarations that are read after it reuse the program of the examples.
  exampleProgram(site.pages, root);
  return {
    root,
    ...site,
    apiPages: site.pages.filter(isApiPage),
    publicFiles: listFiles(path.join(root, DOCS, 'public')),
    declarations: readDeclarations(path.join(root, LIBRARY_ENTRY)),
  };
}

type Check = (content: Content) => Problem[] | Promise<Problem[]>;

/** Needs the pages that a page links to. */
export const LINK_CHECK = 'every page links to pages, files and headings that exist';

/** All checks by what they ensure; examples run where a page is compiled instead. */
export const CHECKS: Record<string, Check> = {
  'every page has complete frontmatter': ({ pages }) => pages.flatMap(checkFrontmatter),
  'every page has its headings and sections': ({ pages }) => pages.flatMap(checkHeadings),
  'every page is written in its language': ({ pages }) => pages.flatMap(checkLanguage),
  'every API page begins with an answer': ({ apiPages }) => apiPages.flatMap(checkAnswer),
  'every note can be linked to': ({ apiPages }) => apiPages.flatMap(checkNotes),
  'every page is written in plain words': ({ pages }) => pages.flatMap(checkWording),
  'every page has code that fits its block': ({ pages }) => pages.flatMap(checkCodeWidth),
  'every page says in which month its commands were tried': ({ pages }) =>
    pages.flatMap(checkTried),
  'every page says when it throws, if a measured call does': ({ apiPages, root }) =>
    apiPages.flatMap((page) => checkErrors(page, root)),
  'every page names an error alone if an engine writes its message': ({ pages, root }) =>
    checkEngineMessages(pages, root),
  'every page states the declared signature': ({ apiPages, declarations }) =>
    apiPages.flatMap((page) => checkSignature(page, declarations)),
  'every page lists the declared parameters': ({ apiPages, declarations }) =>
    apiPages.flatMap((page) => checkParameters(page, declarations)),
  [LINK_CHECK]: ({ languages, publicFiles }) =>
    languages.flatMap(({ pages }) => checkLinks(pages, publicFiles)),
  'every page is listed where readers and programs look for it': ({ pages, root }) =>
    pages.flatMap((page) => checkListed(page, root)),
  'every page has examples that type-check': ({ pages, root }) => checkTypes(pages, root),
  'every page says where a result does not fit its declared type': ({ pages, root }) =>
    checkReturnTypes(pages, root),
  'every page has true tables and patterns of rules': async ({ apiPages }) =>
    (await Promise.all(apiPages.map((page) => checkRules(page)))).flat(),
  'every claim is true, and proves a sentence in every language': ({ pages, root }) =>
    checkClaims(root, pages),
  'the pages document what the library exports': ({ languages, declarations }) =>
    languages.flatMap(({ pages }) => checkExports(pages, declarations, LIBRARY_ENTRY)),
  'the languages have the same pages, headings, code, results and links': ({ languages }) =>
    compare(languages, (first, other) => checkParity(first.pages, other.pages)),
  'the languages name the same code in the same passages': ({ languages }) =>
    compare(languages, (first, other) => checkCodeSpans(first.pages, other.pages)),
  'the navigation has the same structure in every language': ({ languages, root }) =>
    compare(languages, (first, other) => checkNavigation(root, first.locale, other.locale)),
  'the navigation leads to pages that exist': ({ languages, root }) =>
    languages.flatMap(({ locale, pages }) => checkMenus(root, locale, pages)),
  'the texts of the interface are there in every language': ({ root }) => checkTexts(root),
  'the components take their texts from the translations': ({ root }) => checkComponents(root),
};

/** Checks all content; runs examples only of pages with problems, since a clean build runs all. */
export async function checkContent(root: string): Promise<Problem[]> {
  const content = readContent(root);
  const found = await Promise.all(Object.values(CHECKS).map((check) => check(content)));
  const problems = found.flat();
  const affected = content.pages.filter(({ file }) =>
    problems.some((other) => other.file === file),
  );
  const results = await Promise.all(affected.map((page) => checkExamples(page)));
  return [...results.flat(), ...problems];
}

type Language = Content['languages'][number];

function compare(
  [first, ...others]: Language[],
  check: (first: Language, other: Language) => Problem[],
): Problem[] {
  return others.flatMap((other) => check(first!, other));
}
