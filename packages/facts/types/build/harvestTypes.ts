import type { RsbuildPlugin } from '@rsbuild/core';
import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { loadSite } from '@funtool-docs/content/loadSite';
import { emitFolder } from '@funtool-docs/islands/build/emitFiles';
import ts from 'typescript';
import { isAnswer, showsChips } from '@funtool-docs/content/codeMeta';
import { exampleProgram, isTyped } from '../../library/typeProgram';
import type { Page } from '@funtool-docs/content/parsePage';
import { pathOf } from '@funtool-docs/content/paths';
import {
  hashCode,
  type PageTypes,
  type TypePosition,
  TYPES_FOLDER,
  typesPathOf,
} from '../pageTypes';
import { type AnswerType, describeIdentifier, findAnswerType } from './findAnswerType';

/** The types of the examples, as their program knows them. */
export interface Harvest {
  /** By the path of the file that readers load. */
  files: Record<string, PageTypes>;
  /** By the code of the answer. */
  answers: Record<string, AnswerType>;
}

/**
 * Emits the types of the examples of each page, which readers load when they point at code. Made
 * after the checks of the content, whose TypeScript program knows the types.
 */
export function typeFiles(root: string): RsbuildPlugin {
  return emitFolder(TYPES_FOLDER, async () => {
    const { files } = await readHarvest(root);
    const texts = Object.entries(files).map(([path, types]) => [path, JSON.stringify(types)]);
    return Object.fromEntries(texts) as Record<string, string>;
  });
}

/** The types depend on these, besides packages. */
const INPUTS = [
  'docs',
  'library/src',
  'packages/content',
  'packages/facts/library',
  'packages/facts/types',
];

/**
 * Reads the types of all examples, which are kept from build to build.
 *
 * @param root Repository root.
 */
export function readHarvest(root: string): Promise<Harvest> {
  return readCached(root, 'types', inputsOf(root, INPUTS), async () =>
    harvestTypes(loadSite(root).pages, root),
  );
}

/**
 * Lists the types of the identifiers in every typed example; a page without any has no file.
 *
 * @param root Repository root.
 */
export function harvestTypes(pages: Page[], root: string): Harvest {
  const { program, names } = exampleProgram(pages, root);
  const checker = program.getTypeChecker();
  const harvest: Harvest = { files: {}, answers: {} };
  for (const { slug, blocks, names: documented } of pages) {
    if (!blocks.some(isTyped)) continue;
    const file = (harvest.files[typesPathOf(pathOf(slug))] ??= { texts: [], examples: {} });
    for (const block of blocks.filter(isTyped)) {
      const source = program.getSourceFile(names.get(block.code)!)!;
      file.examples[hashCode(block.code)] ??= listPlaces(source, checker, file.texts);
      if (!isAnswer(block) || showsChips(block)) continue;
      const answer = findAnswerType(source, documented, checker);
      if (answer) harvest.answers[block.code] = answer;
    }
  }
  return harvest;
}

/** Lists the identifiers of a module, and adds what they are to the texts of its page. */
function listPlaces(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  texts: string[],
): TypePosition[] {
  const places: TypePosition[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) && describeIdentifier(node, checker);
    if (text) {
      if (!texts.includes(text)) texts.push(text);
      const start = node.getStart(source);
      places.push([start, node.end - start, texts.indexOf(text)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}
