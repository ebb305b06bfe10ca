import type { AnyNode } from 'acorn';

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
