import type { Function as FunctionNode, Node, Program, Statement } from 'acorn';
import type { MagicString } from 'magic-string';
import { walk } from './walk';

const LOOPS = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Makes every loop and every function call something first, which may throw to end them. Lines stay where
 * they were.
 *
 * @param program A parsed example.
 * @param guard The call, as source.
 * @param output What the example is rewritten in.
 */
export function insertGuards(program: Program, guard: string, output: MagicString): void {
  walk(program, (node) => {
    if (LOOPS.has(node.type)) guardStatement((node as LoopNode).body, guard, output);
    else if (FUNCTIONS.has(node.type)) guardFunction(node as FunctionNode, guard, output);
  });
}

interface LoopNode extends Node {
  body: Statement;
}

function guardFunction({ body }: FunctionNode, guard: string, output: MagicString): void {
  if (body.type === 'BlockStatement') guardStatement(body, guard, output);
  else output.appendRight(body.start, `(${guard}, `).prependLeft(body.end, ')');
}

function guardStatement({ type, start, end }: Statement, guard: string, output: MagicString): void {
  if (type === 'BlockStatement') output.appendLeft(start + 1, ` ${guard};`);
  else output.appendRight(start, `{ ${guard}; `).prependLeft(end, ' }');
}
