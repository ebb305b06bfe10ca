import type { CallExpression, Identifier, Node, Statement } from 'acorn';

/** Returns the `console` identifier of a statement such as `console.log('saved');`. */
export function consoleOf(node: Statement): Identifier | undefined {
  return node.type === 'ExpressionStatement' ? consoleOfCall(node.expression) : undefined;
}

/** Returns the `console` identifier of a call such as `console.log('saved')`. */
export function consoleOfCall(node: Node): Identifier | undefined {
  if (node.type !== 'CallExpression') return;
  const { callee } = node as CallExpression;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
  return callee.object.name === 'console' ? callee.object : undefined;
}
