import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { hashOf } from '../../../content/buildCache';
import { DOCS, outputOf, pageIdOf, pathOf } from '../../../content/paths';
import { emitPlaced } from '../../../framework/build/emitPlaced';
import { type OutOfStepSection, outOfStep } from '../compareTexts';
import { newerTexts } from '../newerTexts';
import { readTexts } from '../readTexts';
import type { TextsToCompare } from '../textsToCompare';
import { insertMarks } from './insertMarks';

interface OutOfStepPage {
  sections: OutOfStepSection[];
  /** In the built site: the texts for readers who compare. */
  file: string;
  content: string;
}

/** Shortened as those of other files in the site. */
const HASH_LENGTH = 10;

/**
 * Marks sections of pages whose other language is newer, and emits their texts. Pages in step stay
 * as they are. The development server marks none: an edit would need the page of the other language
 * compiled again.
 */
export function newerTranslations(root: string): RspressPlugin {
  let pages = new Map<string, OutOfStepPage>();
  return {
    name: 'newer-translations',
    config(config, _utils, isProduction) {
      if (isProduction) pages = readOutOfStepPages(root);
      return config;
    },
    markdown: {
      remarkPlugins: [
        () =>
          (tree: Root, { path: file }: VFile) => {
            const id = pageIdOf(path.join(root, DOCS), file);
            const page = pages.get(id.slug);
            if (page) insertMarks(tree, id, newerTexts(page.sections, id.locale), page.file);
          },
      ],
    },
    builderConfig: {
      resolve: { alias: { '@sync': path.resolve(import.meta.dirname, '../ui') } },
      plugins: [
        emitPlaced('texts-to-compare', () =>
          [...pages.values()].map(({ file, content }) => [file, content]),
        ),
      ],
    },
  };
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
  return { sections, content, file: `static/sync/${outputOf(pathOf(slug))}.${hash}.json` };
}
