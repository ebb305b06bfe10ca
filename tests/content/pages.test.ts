import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCodeWidth } from '../../plugins/content/checkCodeWidth';
import { checkExamples } from '../../plugins/content/checkExamples';
import { checkExports } from '../../plugins/content/checkExports';
import { checkFrontmatter } from '../../plugins/content/checkFrontmatter';
import { checkHeadings } from '../../plugins/content/checkHeadings';
import { checkLinks } from '../../plugins/content/checkLinks';
import { checkNavigation } from '../../plugins/content/checkNavigation';
import { checkParameters } from '../../plugins/content/checkParameters';
import { checkParity } from '../../plugins/content/checkParity';
import { checkSignature } from '../../plugins/content/checkSignature';
import { checkTypes } from '../../plugins/content/checkTypes';
import { checkRules } from '../../plugins/content/checkRules';
import { isApiPage } from '../../plugins/content/parsePage';
import { formatProblem, type Problem } from '../../plugins/content/problem';
import { DOCS, listFiles, readPages } from '../../plugins/content/readPages';
import { readDeclarations } from '../../plugins/library/readDeclarations';
import { site } from '../../site.config';

const root = path.resolve(import.meta.dirname, '../..');
const entry = 'library/src/index.ts';
const declarations = readDeclarations(path.join(root, entry));
const publicFiles = listFiles(path.join(root, DOCS, 'public'));
const [first, ...others] = site.locales.map(({ lang }) => readPages(root, lang));

/** Fails with the list of problems, as an editor can use it. */
function expectNone(problems: Problem[]): void {
  expect(problems.length, `\n${problems.map(formatProblem).join('\n')}\n`).toBe(0);
}

describe.each(site.locales)('every page in $lang', ({ lang }) => {
  const pages = readPages(root, lang);
  const apiPages = pages.filter(isApiPage);

  it('has complete frontmatter', () => expectNone(pages.flatMap(checkFrontmatter)));

  it('has its headings and sections', () => expectNone(pages.flatMap(checkHeadings)));

  it('has code that fits its block', () => expectNone(pages.flatMap(checkCodeWidth)));

  it('states the declared signature', () => {
    expectNone(apiPages.flatMap((page) => checkSignature(page, declarations)));
  });

  it('lists the declared parameters', () => {
    expectNone(apiPages.flatMap((page) => checkParameters(page, declarations)));
  });

  it('documents what the library exports', () => {
    expectNone(checkExports(pages, declarations, entry));
  });

  it('links to pages and headings that exist', () => expectNone(checkLinks(pages, publicFiles)));

  it('has examples that type-check', () => expectNone(checkTypes(pages, root)), 60_000);

  it('has true tables and patterns of rules', async () => {
    expectNone((await Promise.all(apiPages.map(checkRules))).flat());
  });

  it.each(pages)('has true examples: $file', async (page) => {
    expectNone(await checkExamples(page));
  });
});

describe.each(others.map((pages) => ({ pages })))('the languages', ({ pages }) => {
  it('have the same pages, headings, code, results and links', () => {
    expectNone(checkParity(first!, pages));
  });
});

describe.each(site.locales.slice(1))('the navigation', ({ lang }) => {
  it(`has the same structure in ${lang} as in ${site.locales[0].lang}`, () => {
    expectNone(checkNavigation(root, site.locales[0].lang, lang));
  });
});
