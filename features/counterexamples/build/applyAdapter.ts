import { type ArrowFunctionExpression, type Identifier, parseExpressionAt } from 'acorn';
import { walk } from '../../examples/evaluator/parseModule';

/**
 * Writes the call of a counterpart (`counterparts.json`) with given arguments: `_.trim` becomes
 * `_.trim(s)`, and `(text) => text.trim()` becomes `s.trim()`.
 *
 * @returns `undefined` if it takes its arguments apart.
 */
export function applyAdapter(adapter: string, args: string[]): string | undefined {
  const expression = parseExpressionAt(adapter, 0, { ecmaVersion: 'latest' });
  if (expression.type !== 'ArrowFunctionExpression') return `${adapter}(${args.join(', ')})`;
  const { params, body } = expression as ArrowFunctionExpression;
  if (!params.every(({ type }) => type === 'Identifier') || body.type === 'BlockStatement') {
    return undefined;
  }
  const names = params.map((param) => (param as Identifier).name);
  const uses: Identifier[] = [];
  walk(body, (node) => {
    if (node.type !== 'Identifier') return;
    const use = node as Identifier;
    if (names.includes(use.name) && adapter[use.start - 1] !== '.') uses.push(use);
  });
  const code = uses
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { name, start, end }) =>
        text.slice(0, start) + (args[names.indexOf(name)] ?? 'undefined') + text.slice(end),
      `${adapter.slice(0, body.end)}`,
    );
  return code.slice(body.start);
}
