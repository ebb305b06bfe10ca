import type { CallExpression, Identifier, Node, Program, Statement, AnyNode } from 'acorn';

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

/** Lists the local names that an example imports. */
export function importedNames(program: Program): Set<string> {
  const names = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : [],
  );
  return new Set(names);
}

/** Tells whether a statement only calls an import, so that readers expect to see its result. */
export function callsImport(node: Statement, imported: Set<string>): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  let expression: Node & { [key: string]: unknown } = { ...node.expression };
  if (expression.type === 'AwaitExpression')
    expression = expression['argument'] as typeof expression;
  if (expression.type !== 'CallExpression') return false;
  while (expression.type === 'CallExpression' || expression.type === 'MemberExpression') {
    expression = (expression['callee'] ?? expression['object']) as typeof expression;
  }
  return expression.type === 'Identifier' && imported.has(expression['name'] as string);
}

/** Lists the parts of a node of a syntax tree, in the order of the code. */
export function partsOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((part): part is AnyNode => typeof part === 'object' && part !== null && 'type' in part);
}

/** Lists the names that a pattern binds, such as a parameter that is taken apart. */
export function namesIn(pattern: AnyNode): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'Property') return namesIn(pattern.value);
  return partsOf(pattern).flatMap(namesIn);
}
