import type {
  AssignmentPattern,
  Class,
  Expression,
  Function as FunctionNode,
  Node,
  ObjectPattern,
  Program,
  Statement,
  StaticBlock,
} from 'acorn';
import type { MagicString } from 'magic-string';
import { walk } from './parseModule';

const LOOPS = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Creating these runs none of their body, and wrapping them would change their inferred name. */
const NAMED = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);

/** Inserts the call `guard` wherever code can run repeatedly; line numbers are preserved. */
export function insertGuards(program: Program, guard: string, output: MagicString): void {
  walk(program, (node) => {
    if (LOOPS.has(node.type)) guardStatement((node as LoopNode).body, guard, output);
    else if (FUNCTIONS.has(node.type)) guardFunction(node as FunctionNode, guard, output);
    for (const expression of listInitializers(node)) guardExpression(expression, guard, output);
    if (node.type === 'StaticBlock') guardStaticBlock(node as StaticBlock, guard, output);
  });
}

/** Expressions evaluated with parameters or class definitions, outside any function body. */
function listInitializers(node: Node): Expression[] {
  switch (node.type) {
    case 'AssignmentPattern': {
      const { right } = node as AssignmentPattern;
      return NAMED.has(right.type) ? [] : [right];
    }
    case 'ObjectPattern':
      return (node as ObjectPattern).properties.flatMap((property) =>
        property.type === 'Property' && property.computed ? [property.key] : [],
      );
    case 'ClassDeclaration':
    case 'ClassExpression':
      return listClassInitializers(node as Class);
    default:
      return [];
  }
}

function listClassInitializers({ superClass, body }: Class): Expression[] {
  const members = body.body.flatMap((member): Expression[] => {
    if (member.type === 'StaticBlock') return [];
    const key = member.computed ? [member.key as Expression] : [];
    if (member.type === 'MethodDefinition') return key;
    const { value } = member;
    return value && !NAMED.has(value.type) ? [...key, value] : key;
  });
  return superClass ? [superClass, ...members] : members;
}

interface LoopNode extends Node {
  body: Statement;
}

function guardFunction({ body }: FunctionNode, guard: string, output: MagicString): void {
  if (body.type === 'BlockStatement') guardStatement(body, guard, output);
  else guardExpression(body, guard, output);
}

function guardExpression({ start, end }: Expression, guard: string, output: MagicString): void {
  output.appendRight(start, `(${guard}, `).prependLeft(end, ')');
}

function guardStaticBlock(
  { body: [first] }: StaticBlock,
  guard: string,
  output: MagicString,
): void {
  if (first) output.appendRight(first.start, `${guard}; `);
}

function guardStatement({ type, start, end }: Statement, guard: string, output: MagicString): void {
  if (type === 'BlockStatement') output.appendLeft(start + 1, ` ${guard};`);
  else output.appendRight(start, `{ ${guard}; `).prependLeft(end, ' }');
}
