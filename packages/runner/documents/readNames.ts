import type { AnyNode, Program } from 'acorn';
import { namesIn, nodesIn } from '../evaluator/nodes';

/** What a program declares on its top level, and what it uses without declaring it anywhere. */
export interface Names {
  declared: Set<string>;
  free: Set<string>;
}

/** Names that mean the same in every document; other globals may be hidden by what a package exports. */
const LANGUAGE = new Set(
  Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z]/.test(name))
    .concat('arguments', 'console', 'globalThis', 'isFinite', 'isNaN', 'parseFloat', 'parseInt')
    .concat('undefined'),
);

/** Reads the names of a program. A name that is declared in one of its functions counts as declared. */
export function collectNames({ body }: Program): Names {
  const declared = new Set(body.flatMap((statement) => namesDeclaredBy(statement)));
  const known = new Set(declared);
  const used = new Set<string>();
  const visit = (node: AnyNode): void => {
    for (const name of namesDeclaredBy(node)) known.add(name);
    if (node.type === 'Identifier') used.add(node.name);
    for (const part of usersIn(node)) visit(part);
  };
  body.forEach(visit);
  const free = [...used].filter((name) => !known.has(name) && !LANGUAGE.has(name));
  return { declared, free: new Set(free) };
}

function namesDeclaredBy(node: AnyNode): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => namesIn(id));
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return [
        ...(node.id ? [node.id.name] : []),
        ...('params' in node ? node.params.flatMap(namesIn) : []),
      ];
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'CatchClause':
      return node.param ? namesIn(node.param) : [];
    default:
      return [];
  }
}

/** Lists the parts that may use names: not those that only name a property or a label. */
function usersIn(node: AnyNode): AnyNode[] {
  const parts = Object.entries(node).flatMap(([key, value]) => {
    const isName = ['property', 'key'].includes(key) && !(node as { computed?: boolean }).computed;
    const isLabel = key === 'label' || (node.type.startsWith('Import') && key !== 'body');
    return isName || isLabel ? [] : [value as unknown];
  });
  return nodesIn(parts);
}
