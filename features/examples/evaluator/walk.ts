import type { Node } from 'acorn';

/**
 * Visits every node of a syntax tree, parents before children.
 *
 * @param root A node, or any value that holds nodes.
 */
export function walk(root: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(root)) {
    for (const item of root) walk(item, visit);
  } else if (isNode(root)) {
    visit(root);
    for (const value of Object.values(root)) walk(value, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
