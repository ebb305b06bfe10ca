import type ts from 'typescript';
import type { DeclaredParameter } from './readDeclarations';

/**
 * Lists the parameters of a function, method or constructor in order.
 *
 * @param implementation The declaration with a body, whose parameters have default values.
 */
export function mergeParameters(
  overloads: readonly ts.Node[],
  implementation: ts.Node | undefined,
): DeclaredParameter[] {
  const declared = overloads.flatMap(parametersOf);
  const names = new Set(declared.map(({ name }) => name.getText()));
  return [...names].map((name) => {
    const same = declared.filter((parameter) => parameter.name.getText() === name);
    const types = [...new Set(same.map(({ type }) => normalize(type!.getText())))];
    const own = parametersOf(implementation).find((parameter) => parameter.name.getText() === name);
    return {
      name,
      type: types.includes('any') ? 'any' : types.join(' | '),
      optional: same.some(({ questionToken }) => questionToken),
      defaultValue: own?.initializer?.getText(),
    };
  });
}

/** Table cells hold a single line. */
function normalize(type: string): string {
  return type.replace(/\s+/g, ' ').replace(/; }/g, ' }').replace(/"/g, "'");
}

function parametersOf(node: ts.Node | undefined): ts.ParameterDeclaration[] {
  return [...((node as Partial<ts.FunctionDeclaration> | undefined)?.parameters ?? [])];
}
