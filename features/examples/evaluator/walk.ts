import type { Node } from 'acorn';

/**
 * Visits every node of a syntax tree, outer ones before the inner.
 *
 * @param root A node, or anything that holds nodes.
 * @param visit Is called with each node.
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
