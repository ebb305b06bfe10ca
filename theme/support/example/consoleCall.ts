import type { Identifier, Statement } from 'acorn';

/**
 * Finds the `console` in a statement such as `console.log('saved');`.
 *
 * @param node Any statement.
 * @returns The identifier, or `undefined` if the statement is anything else.
 */
export function consoleOf(node: Statement): Identifier | undefined {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return;
  const { callee } = node.expression;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
  return callee.object.name === 'console' ? callee.object : undefined;
}
