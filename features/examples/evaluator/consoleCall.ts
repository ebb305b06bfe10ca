import type { CallExpression, Identifier, Node, Statement } from 'acorn';

/**
 * Finds the `console` in a statement such as `console.log('saved');`.
 *
 * @param node Any statement.
 * @returns The identifier, or `undefined` if the statement is anything else.
 */
export function consoleOf(node: Statement): Identifier | undefined {
  return node.type === 'ExpressionStatement' ? consoleOfCall(node.expression) : undefined;
}

/**
 * Finds the `console` in a call such as `console.log('saved')`.
 *
 * @param node Any node.
 * @returns The identifier, or `undefined` if the node is anything else.
 */
export function consoleOfCall(node: Node): Identifier | undefined {
  if (node.type !== 'CallExpression') return;
  const { callee } = node as CallExpression;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
  return callee.object.name === 'console' ? callee.object : undefined;
}
