import path from 'node:path';
import {
  BEHAVIOUR,
  type MeasuredCall,
  type MeasuredPage,
} from '@funtool-docs/facts/library/measuredCalls';
import type { MeasuredFacts, WrongReturn } from '@funtool-docs/facts/library/measuredFacts';
import { comparableCalls, importsOf } from '@funtool-docs/facts/library/typeClaims';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';
import {
  judgeTrials,
  type Trial,
  type TrialModule,
  writeTrials,
} from '@funtool-docs/facts/library/typeTrials';
import ts from 'typescript';

/**
 * Compares the results of measured calls with the types that are declared for them.
 *
 * @param root Repository root.
 * @returns What was compared, by name of the page.
 */
export function measureReturns(
  root: string,
  pages: MeasuredPage[],
): Record<string, MeasuredFacts['types']> {
  const modules = pages.map((page) => measuredModule(page, root));
  const sources = new Map(modules.map(({ name, code }) => [name, code]));
  const program = typeProgram(path.join(root, LIBRARY_ENTRY), sources);
  const found = pages.map((page, index) => {
    const verdicts = judgeTrials(program, modules[index]!);
    const accepted = comparableCalls(page).flatMap(({ call, result }, place) => {
      const { isAccepted, type, refusals } = verdicts[place]!;
      const wrong: WrongReturn = { call, says: type, gets: result };
      return isAccepted ? [{ wrong, isWrong: refusals[0] !== undefined }] : [];
    });
    const wrong = accepted.filter(({ isWrong }) => isWrong).map((item) => item.wrong);
    return [page.name, { compared: accepted.length, wrong }] as const;
  });
  return Object.fromEntries(found);
}

/** Writes the module that assigns every measured result of a page to the declared type. */
function measuredModule(measured: MeasuredPage, root: string): TrialModule {
  const trials = comparableCalls(measured).map(({ setup, call, result }): Trial => {
    return { setup, call, statements: [`result = same(${result}\n);\n`] };
  });
  const name = path.join(root, BEHAVIOUR, `${measured.name}.measured.ts`);
  return writeTrials(name, importsOf(measured), trials);
}

/** Arguments whose own code throws, such as a revoked proxy, say nothing about the function. */
const HOSTILE = /\bProxy\b|\bthrow\b/;

/**
 * Names the pages with a call that throws although TypeScript accepts it.
 *
 * @param root Repository root.
 */
export function findThrowing(root: string, pages: MeasuredPage[]): Set<string> {
  const calls = pages.flatMap(({ name, calls: own }) =>
    own.filter(throwsItself).map((call) => ({ ...call, name })),
  );
  const exports = pages.flatMap((page) => page.exports);
  const refused = refusedCalls(root, calls, exports);
  return new Set(calls.filter((_, index) => !refused.has(index)).map(({ name }) => name));
}

function throwsItself({ error, throws, setup = '', call }: MeasuredCall): boolean {
  const hasThrown = error !== undefined || throws !== undefined;
  return hasThrown && !HOSTILE.test(setup + call);
}

/** TypeScript reports these where arguments do not fit a signature: too many, too few, other types. */
const REFUSALS = new Set([2322, 2345, 2353, 2554, 2555, 2739, 2740, 2741, 2769]);

/**
 * Finds calls whose arguments TypeScript refuses for the declared signatures.
 *
 * @param names Exports of the library that calls can name.
 * @returns Positions in the list.
 */
export function refusedCalls(root: string, calls: MeasuredCall[], names: string[]): Set<number> {
  const lines = calls.map(({ setup = '', call }) =>
    oneLine(`(async () => { ${setup}; return (${call}); });`),
  );
  const head = `import { ${names.join(', ')} } from 'funtool';`;
  const module = path.join(root, 'measuredCalls.ts');
  const code = [head, ...lines].join('\n');
  const program = typeProgram(path.join(root, LIBRARY_ENTRY), new Map([[module, code]]));
  const file = program.getSourceFile(module)!;
  const known = new Set(names);
  const refused = program
    .getSemanticDiagnostics(file)
    .filter(({ code: kind, start }) => REFUSALS.has(kind) && isArgument(file, start!, known));
  // The first line has the imports.
  return new Set(refused.map(({ start }) => file.getLineAndCharacterOfPosition(start!).line - 1));
}

/** Strings of measured calls write line breaks as escapes, so any other is only white space. */
function oneLine(code: string): string {
  return code.replaceAll('\n', ' ');
}

/** Tells whether a position is within a call of one of the names. */
function isArgument(file: ts.SourceFile, position: number, names: Set<string>): boolean {
  const find = (node: ts.Node): boolean => {
    if (position < node.getStart(file) || position >= node.getEnd()) return false;
    const isCall = ts.isCallExpression(node) && names.has(node.expression.getText(file));
    return isCall || (ts.forEachChild(node, find) ?? false);
  };
  return find(file);
}
