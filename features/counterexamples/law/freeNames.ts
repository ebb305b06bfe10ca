import type { Function as FunctionNode, Identifier, Node } from 'acorn';
import { walk } from '../../examples/evaluator/parseModule';

/** A name that nothing in an expression declares. */
export interface FreeName {
  name: string;
  /** 0-based offsets of its places, in their order. */
  places: [number, ...number[]];
  /** Whether it is called at its first place. */
  isCalled: boolean;
}

type Fields = Record<string, unknown>;

const FUNCTIONS = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'FunctionDeclaration']);

/** Lists the names that an expression uses but does not declare, in the order of their places. */
export function listFreeNames(expression: Node): FreeName[] {
  const found = new Map<string, FreeName>();
  visit(expression, new Set(), (name, start, isCalled) => {
    const known = found.get(name);
    if (known) known.places.push(start);
    else found.set(name, { name, places: [start], isCalled });
  });
  return [...found.values()];
}

type OnName = (name: string, start: number, isCalled: boolean) => void;

function visit(node: unknown, known: Set<string>, onName: OnName, isCalled = false): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, known, onName);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'Identifier') {
    const { name, start } = node as Identifier;
    if (!known.has(name)) onName(name, start, isCalled);
    return;
  }
  const inner = FUNCTIONS.has(node.type)
    ? new Set([...known, ...declaredIn(node as FunctionNode)])
    : known;
  for (const [key, value] of Object.entries(node as unknown as Fields)) {
    if (isReference(node, key)) visit(value, inner, onName, key === 'callee');
  }
}

/** Names after a dot, of properties and of labels refer to nothing. */
function isReference(node: Node, key: string): boolean {
  const { computed } = node as { computed?: boolean };
  switch (node.type) {
    case 'MemberExpression':
      return key !== 'property' || computed === true;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key !== 'key' || computed === true;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key !== 'label';
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}

/** Everything that is declared anywhere in a function: its blocks are not told apart. */
function declaredIn(owner: FunctionNode): string[] {
  const names = owner.params.flatMap(namesIn);
  walk(owner, (node) => {
    const { id, param, params } = node as { id?: unknown; param?: unknown; params?: unknown[] };
    names.push(...[id, param, ...(params ?? [])].flatMap(namesIn));
  });
  return ['arguments', ...names];
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  const fields = pattern as unknown as Fields;
  switch (pattern.type) {
    case 'Identifier':
      return [(pattern as Identifier).name];
    case 'AssignmentPattern':
      return namesIn(fields['left']);
    case 'RestElement':
      return namesIn(fields['argument']);
    case 'ArrayPattern':
      return (fields['elements'] as unknown[]).flatMap(namesIn);
    case 'ObjectPattern':
      return (fields['properties'] as Fields[]).flatMap((property) =>
        namesIn(property['type'] === 'RestElement' ? property : property['value']),
      );
    default:
      return [];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
