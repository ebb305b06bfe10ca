import type { RsbuildPlugin } from '@rsbuild/core';
import { hashOf } from '@funtool-docs/content/buildCache';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { outputOf, pathOf } from '@funtool-docs/content/paths';
import { emitFolder } from '@funtool-docs/islands/build/emitFiles';
import { type OutOfStepSection, outOfStep } from '@funtool-docs/checks/sync/compareTexts';
import { newerTexts } from '@funtool-docs/checks/sync/newerTexts';
import { readTexts } from '@funtool-docs/checks/sync/readTexts';
import type { TextsToCompare } from '@funtool-docs/checks/sync/textsToCompare';
import { insertMarks } from './insertMarks';

interface OutOfStepPage {
  sections: OutOfStepSection[];
  /** In the built site: the texts for readers who compare. */
  file: string;
  content: string;
}

const FOLDER = 'static/sync/';

/** Shortened as those of other files in the site. */
const HASH_LENGTH = 10;

/**
 * Marks sections of a page whose other language is newer. A page in step stays as it is. The
 * development server marks none: an edit would need the page of the other language compiled again.
 *
 * @param pages That are out of step, by slug.
 */
export function newerTranslations(page: BuiltPage, pages = outOfStepPages(page)): void {
  const found = pages.get(page.slug);
  if (found) insertMarks(page, newerTexts(found.sections, page.locale), found.file);
}

/** Emits the texts that readers compare. In development no page asks for them. */
export function textsToCompare(root: string): RsbuildPlugin {
  return emitFolder(FOLDER, () =>
    Object.fromEntries(Array.from(readOnce(root).values(), ({ file, content }) => [file, content])),
  );
}

function outOfStepPages({ root, isProduction }: BuiltPage): Map<string, OutOfStepPage> {
  return isProduction ? readOnce(root) : new Map();
}

const read = new Map<string, Map<string, OutOfStepPage>>();

function readOnce(root: string): Map<string, OutOfStepPage> {
  const pages = read.get(root) ?? readOutOfStepPages(root);
  read.set(root, pages);
  return pages;
}

/** By slug. Warns of everything that is out of step, since a build does not fail for it. */
function readOutOfStepPages(root: string): Map<string, OutOfStepPage> {
  const compared = readTexts(root);
  const sections = outOfStep(compared);
  const count = sections.length + compared.problems.length;
  if (count > 0) {
    console.warn(`Sections whose languages are out of step: ${count}. See: npm run sync`);
  }
  const slugs = new Set(sections.map(({ slug }) => slug));
  return new Map([...slugs].map((slug) => [slug, pageOf(slug, sections)]));
}

function pageOf(slug: string, all: OutOfStepSection[]): OutOfStepPage {
  const sections = all.filter((section) => section.slug === slug);
  const texts = sections.map(({ id, texts: byLocale }) => [
    id,
    Object.fromEntries(
      Object.entries(byLocale).map(([lang, { blocks }]) => [
        lang,
        blocks.map(({ parts }) => parts),
      ]),
    ),
  ]);
  const content = JSON.stringify(Object.fromEntries(texts) as TextsToCompare);
  const hash = hashOf(content).slice(0, HASH_LENGTH);
  return { sections, content, file: `${FOLDER}${outputOf(pathOf(slug))}.${hash}.json` };
}
