import ts from 'typescript';
import { exampleProgram } from '@funtool-docs/facts/library/typeProgram';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import {
  readMeasuredFacts,
  type WrongReturn,
  readMeasuredPage,
} from '@funtool-docs/facts/library/measured';
import { readTypeClaims, type TypeClaim, writeClaim } from './typeClaims';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import { ERRORS } from '@funtool-docs/facts/contract/readContract';

/**
 * Type-checks every TypeScript example and typed claim as a strict project would, duplicates only once.
 *
 * @param root Repository root, from which `funtool` resolves.
 */
export function checkTypes(pages: Page[], root: string): Problem[] {
  const { program, examples, names } = exampleProgram(pages, root);
  return examples.flatMap(({ file, line, code }) => {
    const source = program.getSourceFile(names.get(code)!)!;
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return diagnostics.map(({ start, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return {
        file,
        line: line + source.getLineAndCharacterOfPosition(start!).line,
        message: `TypeScript refuses this example (write it as js if that is the point): ${text}`,
      };
    });
  });
}

const readWrong = (root: string, name: string) => readMeasuredFacts(root, name)?.types.wrong ?? [];

/**
 * Checks that a page says so if TypeScript accepts a measured call whose result does not fit the
 * declared type, and that what it says of this is true.
 *
 * @param root Repository root.
 */
export function checkReturnTypes(pages: Page[], root: string, read = readWrong): Problem[] {
  return pages.filter(isApiPage).flatMap((page) => {
    const claims = readTypeClaims(page);
    const cases = read(root, topicOf(page.slug));
    const falseOnes = claims.filter((claim) => !cases.some((wrong) => isTrue(claim, wrong)));
    return [
      ...falseOnes.map((claim) => describeFalse(claim, page, cases)),
      ...(claims.length === 0 ? cases.slice(0, 1).map((first) => describeLack(first, page)) : []),
    ];
  });
}

/** A page names a type that TypeScript prints at length by a part of it. */
function isTrue({ says, gets }: TypeClaim, wrong: WrongReturn): boolean {
  return (
    normalize(wrong.gets) === normalize(gets) && normalize(wrong.says).includes(normalize(says))
  );
}

/** Quotes and spaces differ between pages and measurements, and so does the last semicolon. */
function normalize(code: string): string {
  return code.replaceAll("'", '"').replace(/;(?=\s*\})|\s+/g, '');
}

function describeLack({ call, says, gets }: WrongReturn, { file, locale }: Page): Problem {
  const message = `add a note: for ${call} ${writeClaim({ says, gets }, locale)}`;
  return { file, line: 1, message };
}

function describeFalse({ line, says, gets }: TypeClaim, page: Page, cases: WrongReturn[]): Problem {
  const shape = writeClaim({ says: '…', gets: '…' }, page.locale);
  if (!says) return { file: page.file, line, message: `write the sentence as ${shape}` };
  const known = cases.map((other) => `${other.call} is declared ${other.says}, not ${other.gets}`);
  const hint = known.join('; ') || 'no measured result differs from its type; remove the sentence';
  const message = `no measured call is declared ${says} and gives ${gets} instead: ${hint}`;
  return { file: page.file, line, message };
}

/** Checks that an API page has a section on errors if a call measured for it throws. */
export function checkErrors({ file, slug, headings }: Page, root: string): Problem[] {
  if (headings.some(({ id }) => id === ERRORS)) return [];
  const throwing = readMeasuredPage(root, topicOf(slug))?.calls.find(({ throws }) => throws);
  if (!throwing) return [];
  const message = `add the section "${ERRORS}": ${throwing.call} throws "${throwing.throws}"`;
  return [{ file, line: 1, message }];
}
