import path from 'node:path';
import {
  BEHAVIOUR,
  type MeasuredCall,
  type MeasuredPage,
  type MeasuredFacts,
} from '@funtool-docs/facts/library/measured';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';
import ts from 'typescript';

/** A call that TypeScript can compare with a result. */
type Comparable = MeasuredCall & { result: string };

/** A module that assigns every measured result of a page to the declared type, each in a block of its own. */
interface TrialModule {
  /** Path, which need not exist. */
  name: string;
  code: string;
  calls: Comparable[];
  /** Offsets at which the block of each call starts, and at which its call and its result end. */
  places: [start: number, call: number, result: number][];
}

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
  const modules = pages.map((page) => writeTrials(page, root));
  const sources = new Map(modules.map(({ name, code }) => [name, code]));
  const program = typeProgram(path.join(root, LIBRARY_ENTRY), sources);
  const found = pages.map(({ name }, index) => [name, judgeTrials(program, modules[index]!)]);
  return Object.fromEntries(found) as Record<string, MeasuredFacts['types']>;
}

function writeTrials({ name, exports, calls: all }: MeasuredPage, root: string): TrialModule {
  const calls = all.filter((call): call is Comparable => 'result' in call);
  // As it is imported: `ObjectId` for `ObjectId#clone`.
  const names = new Set(exports.map((exported) => /\w+/.exec(exported)![0]));
  // As an argument of `same` a literal is read as the type it is compared with asks for, so that
  // tuples and unions of literals fit, and properties that the type does not know are no error.
  let code = `import { ${[...names].join(', ')} } from 'funtool';\ndeclare function same<T>(value: T): T;\n`;
  const write = (text: string) => (code += text).length;
  const places = calls.map(({ setup = '', call, result }): TrialModule['places'][number] => [
    write('{ '),
    write(`${setup};\nlet result = (${call}\n);\n`),
    write(`result = same(${result}\n);\n}\n`),
  ]);
  return { name: path.join(root, BEHAVIOUR, `${name}.measured.ts`), code, calls, places };
}

/** Compares the calls that TypeScript accepts, unless a global function made the result of one. */
function judgeTrials(
  program: ts.Program,
  { name, calls, places }: TrialModule,
): MeasuredFacts['types'] {
  const source = program.getSourceFile(name)!;
  const checker = program.getTypeChecker();
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  const declarations = collectResults(source);
  const isRefused = (start: number, end: number) =>
    diagnostics.some((other) => other.start! >= start && other.start! < end);
  const accepted = calls.flatMap(({ call, result }, index) => {
    const [start, declared, end] = places[index]!;
    const node = declarations.find(({ pos }) => pos >= start && pos < declared);
    if (!node || isRefused(start, declared)) return [];
    if (isMadeByGlobal(node.initializer!, checker)) return [];
    const says = checker.typeToString(checker.getTypeAtLocation(node));
    return [{ wrong: { call, says, gets: result }, isWrong: isRefused(declared, end) }];
  });
  const wrong = accepted.filter(({ isWrong }) => isWrong).map((found) => found.wrong);
  return { compared: accepted.length, wrong };
}

function collectResults(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements.filter(ts.isBlock).flatMap(({ statements }) =>
    statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .filter((node) => node.name.getText(source) === 'result' && node.initializer),
  );
}

/** Tells whether a result comes from a global, such as `JSON`, whose types are not the library's. */
function isMadeByGlobal(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const root = rootOf(expression);
  if (!ts.isIdentifier(root)) return false;
  const declared = checker.getSymbolAtLocation(root)?.declarations ?? [];
  return declared.every((node) => node.getSourceFile() !== root.getSourceFile());
}

/** Returns the innermost expression that is called or read: `regex` of `(await regex.a(1)).b`. */
function rootOf(node: ts.Expression): ts.Expression {
  const isStep =
    ts.isAwaitExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node);
  return isStep ? rootOf(node.expression) : node;
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
