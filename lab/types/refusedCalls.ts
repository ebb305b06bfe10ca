import path from 'node:path';
import ts from 'typescript';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';
import type { MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';

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
