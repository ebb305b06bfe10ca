import path from 'node:path';
import { listFiles } from '@funtool-docs/content/files';
import { loadSite, type Site } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, isApiPage, isPartial } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { exampleProgram, LIBRARY_ENTRY } from '@funtool-docs/facts/library/typeProgram';
import { type Declarations, readDeclarations } from '@funtool-docs/facts/library/readDeclarations';
import { checkClaims } from './checkClaims';
import { checkExports, checkParameters, checkSignature } from './checkDeclarations';
import { checkCodeWidth, checkExamples, checkRules, checkTried } from './checkExamples';
import { checkAnswer, checkFrontmatter } from './checkHead';
import { checkLinks, checkMenus, checkNavigation } from './checkLinks';
import { checkListed } from './checkListed';
import { checkParity } from './checkParity';
import { checkHeadings, checkNotes } from './checkStructure';
import { checkTexts } from './checkTexts';
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

/** All checks by name; examples run where a page is compiled instead. */
export const CHECKS: Record<string, Check> = {
  frontmatter: ({ pages }) => pages.flatMap(checkFrontmatter),
  sections: ({ pages }) => pages.flatMap(checkHeadings),
  language: ({ pages }) => pages.flatMap(checkLanguage),
  answer: ({ apiPages }) => apiPages.flatMap(checkAnswer),
  notes: ({ apiPages }) => apiPages.flatMap(checkNotes),
  wording: ({ pages }) => pages.flatMap(checkWording),
  'code-width': ({ pages }) => pages.flatMap(checkCodeWidth),
  tried: ({ pages }) => pages.flatMap(checkTried),
  errors: ({ apiPages, root }) => apiPages.flatMap((page) => checkErrors(page, root)),
  'engine-messages': ({ pages, root }) => checkEngineMessages(pages, root),
  signature: ({ apiPages, declarations }) =>
    apiPages.flatMap((page) => checkSignature(page, declarations)),
  parameters: ({ apiPages, declarations }) =>
    apiPages.flatMap((page) => checkParameters(page, declarations)),
  links: ({ languages, publicFiles }) =>
    languages.flatMap(({ locale, pages }) =>
      checkLinks(pages, publicFiles, isPartial(locale) ? languages[0]!.pages : []),
    ),
  listed: ({ pages, root }) => pages.flatMap((page) => checkListed(page, root)),
  types: ({ pages, root }) => checkTypes(pages, root),
  'return-types': ({ pages, root }) => checkReturnTypes(pages, root),
  rules: async ({ apiPages }) =>
    (await Promise.all(apiPages.map((page) => checkRules(page)))).flat(),
  claims: ({ pages, root }) => checkClaims(root, pages),
  exports: ({ languages, declarations }) =>
    whole(languages).flatMap(({ pages }) => checkExports(pages, declarations, LIBRARY_ENTRY)),
  parity: ({ languages }) =>
    compare(languages, (first, other) => checkParity(first.pages, other.pages)),
  navigation: ({ languages, root }) =>
    compare(whole(languages), (first, other) => checkNavigation(root, first.locale, other.locale)),
  menus: ({ languages, root }) =>
    whole(languages).flatMap(({ locale, pages }) => checkMenus(root, locale, pages)),
  texts: ({ root }) => checkTexts(root),
};

/**
 * Checks all content; runs examples only of pages with problems, since a clean build runs all.
 *
 * @param onOthersPassed Called once only what runs in a thread is left to check, and no problem is found.
 */
export async function checkContent(root: string, onOthersPassed?: () => void): Promise<Problem[]> {
  const site = loadSite(root);
  // First: they run in a thread, the others in this one.
  const claims = checkClaims(root, site.pages);
  const content = readContent(root, site);
  const checks = Object.entries(CHECKS).map(([name, check]) =>
    name === 'claims' ? claims : check(content),
  );
  if (checks.every((found) => found instanceof Promise || found.length === 0)) onOthersPassed?.();
  const problems = (await Promise.all(checks)).flat();
  const affected = content.pages.filter(({ file }) =>
    problems.some((other) => other.file === file),
  );
  const results = await Promise.all(affected.map((page) => checkExamples(page)));
  return [...results.flat(), ...problems];
}

type Language = Content['languages'][number];

const whole = (languages: Language[]) => languages.filter(({ locale }) => !isPartial(locale));

function compare(
  [first, ...others]: Language[],
  check: (first: Language, other: Language) => Problem[],
): Problem[] {
  return others.flatMap((other) => check(first!, other));
}
