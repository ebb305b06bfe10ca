import { type AnyNode, parse } from 'acorn';
import type { MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';

/**
 * Lists which of the names a measured call or its set-up refers to, other than as a property.
 *
 * @throws {SyntaxError} If the call is no JavaScript.
 */
export function mentionedNames({ setup = '', call }: MeasuredCall, names: string[]): string[] {
  const code = `async () => { ${setup};\nreturn (${call}); }`;
  const found = new Set<string>();
  visit(parse(code, { ecmaVersion: 'latest' }), found);
  return names.filter((name) => found.has(name));
}

function visit(node: AnyNode, found: Set<string>): void {
  if (node.type === 'Identifier') found.add(node.name);
  for (const [key, child] of Object.entries(node)) {
    const isProperty =
      (key === 'property' || key === 'key') && !('computed' in node && node.computed);
    if (isProperty) continue;
    for (const item of [child].flat()) if (isNode(item)) visit(item, found);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof (value as { type?: unknown } | null)?.type === 'string';
}
