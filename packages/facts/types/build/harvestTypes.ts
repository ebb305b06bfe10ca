import ts from 'typescript';
import { isAnswer, showsChips } from '@funtool-docs/content/codeMeta';
import { exampleProgram, isTyped } from '../../library/typeProgram';
import type { Page } from '@funtool-docs/content/parsePage';
import { pathOf } from '@funtool-docs/content/paths';
import { hashCode, type PageTypes, type TypePosition, typesPathOf } from '../pageTypes';
import { type AnswerType, describeIdentifier, findAnswerType } from './findAnswerType';

/** The types of the examples, as their program knows them. */
export interface Harvest {
  /** By the path of the file that readers load. */
  files: Record<string, PageTypes>;
  /** By the code of the answer. */
  answers: Record<string, AnswerType>;
}

/**
 * Lists the types of the identifiers in every typed example; a page without any has no file.
 *
 * @param root Repository root.
 */
export function harvestTypes(pages: Page[], root: string): Harvest {
  const { program, names } = exampleProgram(pages, root);
  const checker = program.getTypeChecker();
  const describe = createDescriber(checker);
  const harvest: Harvest = { files: {}, answers: {} };
  for (const { slug, blocks, names: documented } of pages) {
    if (!blocks.some(isTyped)) continue;
    const file = (harvest.files[typesPathOf(pathOf(slug))] ??= { texts: [], examples: {} });
    for (const block of blocks.filter(isTyped)) {
      const source = program.getSourceFile(names.get(block.code)!)!;
      file.examples[hashCode(block.code)] ??= listPlaces(source, describe, file.texts);
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
  describe: (source: ts.SourceFile) => Described[],
  texts: string[],
): TypePosition[] {
  return describe(source).map(({ node, text }): TypePosition => {
    if (!texts.includes(text)) texts.push(text);
    const start = node.getStart(source);
    return [start, node.end - start, texts.indexOf(text)];
  });
}

/** An identifier and what it is. */
interface Described {
  node: ts.Identifier;
  text: string;
}

/** Returns a function that describes modules; those that differ in comments alone only once. */
function createDescriber(checker: ts.TypeChecker): (source: ts.SourceFile) => Described[] {
  const known = new Map<string, (string | undefined)[]>();
  return (source) => {
    const { identifiers, key } = readTree(source);
    const texts = known.get(key) ?? identifiers.map((node) => describeIdentifier(node, checker));
    known.set(key, texts);
    return identifiers.flatMap((node, index) => {
      const text = texts[index];
      return text === undefined ? [] : [{ node, text }];
    });
  };
}

/** Lists the identifiers of a module, and writes its syntax without comments as a key. */
function readTree(source: ts.SourceFile): { identifiers: ts.Identifier[]; key: string } {
  const identifiers: ts.Identifier[] = [];
  const parts: string[] = [];
  const visit = (node: ts.Node): void => {
    const length = parts.push(String(node.kind));
    if (ts.isIdentifier(node)) identifiers.push(node);
    ts.forEachChild(node, visit);
    parts.push(parts.length === length ? node.getText(source) : ')');
  };
  visit(source);
  return { identifiers, key: parts.join(' ') };
}
