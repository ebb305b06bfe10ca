import { type ArrowFunctionExpression, type Identifier, parseExpressionAt } from 'acorn';
import { listFreeNames } from '../law/freeNames';

/**
 * Writes the call of a counterpart (`counterparts.json`) with given arguments: `_.trim` becomes
 * `_.trim(s)`, and `(text) => text.trim()` becomes `s.trim()`.
 *
 * @returns `undefined` if it takes its arguments apart.
 */
export function applyAdapter(adapter: string, args: string[]): string | undefined {
  const expression = parseExpressionAt(adapter, 0, { ecmaVersion: 'latest', preserveParens: true });
  if (expression.type !== 'ArrowFunctionExpression') return `${adapter}(${args.join(', ')})`;
  const { params, body } = expression as ArrowFunctionExpression;
  if (!params.every(({ type }) => type === 'Identifier') || body.type === 'BlockStatement') {
    return undefined;
  }
  const names = params.map((param) => (param as Identifier).name);
  const uses = listFreeNames(body)
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, places }) => places.map((start) => ({ name, start })));
  return uses
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { name, start }) => {
      const arg = args[names.indexOf(name)] ?? 'undefined';
      return code.slice(0, start) + arg + code.slice(start + name.length);
    }, adapter)
    .slice(body.start);
}
