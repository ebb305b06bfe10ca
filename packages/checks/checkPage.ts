import path from 'node:path';
import { claimsFileOf, readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { countSentences, factualSentences, hasCountedSentences } from './claims/sentences';
import { internalLinks } from '@funtool-docs/content/markdown/nodes';
import { loadSite, readPage, siteOf, writtenPlace } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, pageIdOf, slugOf } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import { site } from '../../site.config';
import { CHECKS, readContent } from './checkContent';
import { checkExamples } from './checkExamples';
import { findClaimFixes, findFixes, type ResultFix } from './fixResults';

/**
 * Runs every check on one page and its counterparts in the other languages.
 *
 * @param file Path from the root, such as `docs/en/guide/api/array/at.mdx`.
 * @throws {Error} If there is no such page, or one of them cannot be parsed.
 */
export async function checkPage(root: string, file: string): Promise<Problem[]> {
  const pages = readCounterparts(root, file);
  const content = readContent(root, siteOf(pages));
  // Links are checked against their targets, whose own problems are not reported.
  const withTargets = { ...content, ...siteOf([...pages, ...readTargets(root, pages)]) };
  const found = await Promise.all([
    ...Object.entries(CHECKS).map(([name, check]) =>
      check(name === 'links' ? withTargets : content),
    ),
    ...pages.map((page) => checkExamples(page)),
  ]);
  const files = new Set([...pages.map((page) => page.file), ...pages.map(claimsFileOf)]);
  return found
    .flat()
    .filter((problem) => files.has(problem.file))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * Finds false or missing results on one page and its counterparts, or on all pages.
 *
 * @param file Path from the root; all pages by default.
 * @throws {Error} If there is no such page, or one of them cannot be parsed.
 */
export async function findPageFixes(root: string, file?: string): Promise<ResultFix[]> {
  const pages = file === undefined ? loadSite(root).pages : readCounterparts(root, file);
  const fixes = [
    ...pages.map((page) => findFixes(page)),
    ...readAllClaims(root, pages).map(findClaimFixes),
  ];
  return (await Promise.all(fixes)).flat().map((fix) => writtenPlace(fix, root));
}

/**
 * Lists the sentences of a page and its counterparts that have no code yet, below how many have some,
 * if they are counted. They are no problems; whether a sentence says what its code does, people read.
 *
 * @param file As for `checkPage`.
 * @throws {Error} As `checkPage`.
 */
export function findOpenSentences(root: string, file: string): string[] {
  return readCounterparts(root, file)
    .filter(hasCountedSentences)
    .flatMap((page) => {
      const { factual, executed, 'not executed': refused } = countSentences([page]);
      const open = factualSentences(page).filter(({ state }) => state === 'open');
      return [
        `${page.file}: code stands beside ${executed} of ${factual} sentences, ${refused} are declared not executable`,
        ...open.map(({ line, text }) => `  open, line ${line}: ${text}`),
      ];
    });
}

function readCounterparts(root: string, file: string): Page[] {
  const { locale, slug } = pageIdOf(path.join(root, DOCS), path.join(root, file));
  const pages = site.locales.flatMap(({ lang }) => readPage(root, { locale: lang, slug }) ?? []);
  if (!slug.endsWith('.mdx') || !pages.some((page) => page.locale === locale)) {
    throw new Error(`There is no page ${file}; name one as docs/en/guide/api/array/at.mdx`);
  }
  return pages;
}

function readTargets(root: string, pages: Page[]): Page[] {
  const targets = pages.flatMap((page) =>
    internalLinks(page).flatMap(({ url }) => {
      const [target = ''] = url.split(/[?#]/);
      const slug = slugOf(target);
      const isRead = target === '' || pages.some((other) => other.slug === slug);
      return isRead ? [] : (readPage(root, { locale: page.locale, slug }) ?? []);
    }),
  );
  return [...new Set(targets)];
}
