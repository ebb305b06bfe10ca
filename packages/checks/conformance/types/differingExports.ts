import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { typeProgram } from '@funtool-docs/facts/library/typeProgram';
import { normalizeTypes } from './normalizeTypes';
import { writeDocumentedTypes } from './writeDocumentedTypes';

/** Generic functions are compared for these where TypeScript cannot tell it for all types. */
const PROBES = [
  ['string', '"a" | "b"', 'number', 'boolean', 'bigint', 'symbol', 'null', 'undefined'],
  ['Date', 'RegExp', 'Map<string, Date>', 'Set<{ a: 1 }>', 'WeakMap<object, 1>', 'Promise<1>'],
  ['number[]', 'readonly [1, "a"]', '() => 1', '{ a: Date[]; readonly b?: { c: string } }'],
  ['unknown', 'never'],
].flat();

/** An export as documented and as released. */
interface Pair {
  entry: string;
  name: string;
  ours: ts.Type;
  theirs: ts.Type;
  /** Both as expressions. */
  code: [string, string];
}

/**
 * Finds the exports whose declared types differ from those of the documented library. Types that are
 * copied, named or written in another way do not differ: TypeScript assigns each to the other.
 *
 * @param project Folder in which the release is installed; gets rewritten copies of all declarations.
 * @param folder Folder of the release.
 * @param files The declaration file of each entry of the release.
 * @returns Names of exports that both declare, by entry.
 */
export function differingExports(
  project: string,
  folder: string,
  files: Map<string, string>,
): Map<string, Set<string>> {
  const documented = realpathSync(writeDocumentedTypes(path.join(project, 'documented')));
  const entries = [...files.keys()];
  const released = [...files.values()];
  const known = entries.map((entry) => path.join(documented, entry.slice('funtool'.length)));
  copyNormalized(
    known.map((name) => path.join(name, 'index.d.ts')),
    documented,
    'ours',
    project,
  );
  copyNormalized(released, folder, 'theirs', project);
  const imports = released.flatMap((file, index) => [
    `import * as ours${index} from './ours/${path.relative(documented, known[index]!)}/index';`,
    `import * as theirs${index} from './theirs/${path.relative(folder, file)}';`,
  ]);
  const main = path.join(project, 'types.ts');
  const check = (code: string[]) => {
    const program = typeProgram(main, new Map([[main, [...imports, ...code].join('\n')]]));
    return { checker: program.getTypeChecker(), file: program.getSourceFile(main)! };
  };
  const { checker, file } = check([]);
  const pairs = entries.flatMap((entry, index) => listPairs(entry, index, file, checker));
  const suspects = pairs.filter(({ ours, theirs }) => !areSame(ours, theirs, checker));
  const probes = suspects.map((pair) => probesOf(pair, checker));
  const { checker: probing, file: probed } = check(probes.flat());
  const types = probed.statements.filter(ts.isTypeAliasDeclaration).map((node) => {
    const [one, other] = probing.getTypeArguments(
      probing.getTypeAtLocation(node) as ts.TypeReference,
    );
    return areSame(one!, other!, probing);
  });
  const differing = suspects.filter((_, index) => {
    const own = types.splice(0, probes[index]!.length);
    return own.length === 0 || own.includes(false);
  });
  return new Map(
    entries.map((entry) => {
      const own = differing.filter((pair) => pair.entry === entry);
      return [entry, new Set(own.map(({ name }) => name))];
    }),
  );
}

/** Copies rewritten declarations of entries with all that they import. */
function copyNormalized(entries: string[], from: string, name: string, project: string): void {
  const index = path.join(project, `${name}.ts`);
  const code = entries.map((file) => `import type {} from ${JSON.stringify(file)};`).join('\n');
  for (const { fileName, text } of typeProgram(index, new Map([[index, code]])).getSourceFiles()) {
    if (!fileName.startsWith(from + path.sep)) continue;
    const file = path.join(project, name, path.relative(from, fileName));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, normalizeTypes(text));
  }
}

function areSame(one: ts.Type, other: ts.Type, checker: ts.TypeChecker): boolean {
  return checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one);
}

function listPairs(entry: string, index: number, file: ts.SourceFile, checker: ts.TypeChecker) {
  const [ours, theirs] = file.statements
    .slice(index * 2, index * 2 + 2)
    .map((node) => readModule(node as ts.ImportDeclaration, checker)) as [Types, Types];
  return [...ours].flatMap(([name, type]): Pair[] => {
    const other = theirs.get(name);
    const code: Pair['code'] = [`ours${index}.${name}`, `theirs${index}.${name}`];
    return other ? [{ entry, name, ours: type, theirs: other, code }] : [];
  });
}

type Types = Map<string, ts.Type>;

function readModule(node: ts.ImportDeclaration, checker: ts.TypeChecker): Types {
  const module = checker.getSymbolAtLocation(node.moduleSpecifier);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const values = exports.flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!(target.flags & ts.SymbolFlags.Value)) return [];
    return [[symbol.name, checker.getTypeOfSymbol(target)] as const];
  });
  return new Map(values);
}

/** Writes what one generic function is for each probe; what has a constraint is `any`. */
function probesOf({ ours, theirs, code }: Pair, checker: ts.TypeChecker): string[] {
  const [one, other] = [ours, theirs].map((type) => parametersOf(type, checker));
  if (!one?.length || one.join() !== other?.join()) return [];
  return PROBES.map((type, index) => {
    const list = one.map((isConstrained) => (isConstrained ? 'any' : type)).join(', ');
    const [first, second] = code.map((name) => `typeof ${name}.call<${list}>`);
    return `type Probe${index} = [${first}, ${second}];`;
  });
}

/** Tells for each type parameter of a function without overloads whether it has a constraint. */
function parametersOf(type: ts.Type, checker: ts.TypeChecker): boolean[] {
  const call = type.getProperty('call');
  const [signature] = call ? checker.getTypeOfSymbol(call).getCallSignatures() : [];
  return signature?.typeParameters?.map((item) => item.getConstraint() !== undefined) ?? [];
}
