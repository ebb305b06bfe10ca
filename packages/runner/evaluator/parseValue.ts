import type { Expression, Node, ObjectExpression, Property } from 'acorn';
import { parseExpressionAt } from 'acorn';

/** Where a text cannot be read as a value. */
export interface ValueProblem {
  problem: 'syntax' | 'unsupported';
  /** 1-based. */
  column: number;
}

/** A parsed value, or the position of an error. */
export type ParsedValue = { value: unknown } | ValueProblem;

/** A parsed value with its code. */
export interface SourceValue {
  source: string;
  value: unknown;
}

/** Other constructors could reach the page or exhaust its memory. */
const CLASSES = new Map<string, new (...args: never[]) => unknown>([
  ['Date', Date],
  ['Map', Map],
  ['Set', Set],
]);

const CONSTANTS = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
]);

/** Reads what is no value of the above, such as a function; `undefined` if it cannot. */
export type ReadOther = (node: Expression, code: string) => { value: unknown } | undefined;

class Unsupported extends Error {
  constructor(readonly node: Node) {
    super(node.type);
  }
}

/**
 * Evaluates a JavaScript expression without running it: literals, arrays, objects, `undefined`,
 * `NaN`, `Infinity`, signs, and new dates, maps and sets.
 */
export function parseValue(source: string): ParsedValue {
  return attempt(() => {
    const expression = parseExpressionAt(source, 0, SYNTAX);
    const rest = source.slice(expression.end).search(/\S/);
    if (rest >= 0) return { problem: 'syntax', column: expression.end + rest + 1 };
    return { value: evaluate(expression) };
  });
}

/**
 * Evaluates expressions with commas between them, such as the arguments of a call.
 *
 * @param readOther Asked for what is no such value, wherever it stands.
 */
export function parseValues(
  source: string,
  readOther?: ReadOther,
): { values: SourceValue[] } | ValueProblem {
  const list = `[${source}]`;
  const read = (node: Expression) => readOther?.(node, list.slice(node.start, node.end));
  const parsed = attempt(() => {
    const expression = parseExpressionAt(list, 0, SYNTAX);
    if (expression.end < list.length || expression.type !== 'ArrayExpression') {
      // A bracket of the reader's has closed ours.
      const [first = expression] = 'expressions' in expression ? expression.expressions : [];
      return { problem: 'syntax', column: first.end };
    }
    const elements = expression.elements as (Expression | null)[];
    const values = elements.map((element, index) => {
      if (!element) throw new MissingValue((elements[index - 1]?.end ?? 0) + 1);
      return { source: list.slice(element.start, element.end), value: evaluate(element, read) };
    });
    return { values };
  });
  // The bracket in front is not the reader's.
  return 'values' in parsed ? parsed : { ...parsed, column: Math.max(1, parsed.column - 1) };
}

const SYNTAX = { ecmaVersion: 2023 } as const;

class MissingValue extends Error {
  constructor(readonly pos: number) {
    super('a value is missing');
  }
}

function attempt<Parsed>(parse: () => Parsed | ValueProblem): Parsed | ValueProblem {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Unsupported) {
      return { problem: 'unsupported', column: error.node.start + 1 };
    }
    // Thrown by a constructor that rejects its argument, or on deep nesting by a stack overflow.
    const { pos = 0 } = error as { pos?: number };
    return { problem: 'syntax', column: pos + 1 };
  }
}

type Read = (node: Expression) => { value: unknown } | undefined;

function evaluate(node: Expression, read?: Read): unknown {
  switch (node.type) {
    case 'Literal':
      return node.regex ? new RegExp(node.regex.pattern, node.regex.flags) : node.value;
    case 'Identifier':
      if (CONSTANTS.has(node.name)) return CONSTANTS.get(node.name);
      break;
    case 'UnaryExpression':
      if (node.operator === '-') return -(evaluate(node.argument) as number);
      break;
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]!.value.cooked;
      break;
    case 'ArrayExpression':
      return evaluateArray(node.elements, read);
    case 'ObjectExpression':
      return evaluateObject(node, read);
    case 'NewExpression':
      return construct(node.callee, node.arguments, read);
  }
  const other = read?.(node);
  if (!other) throw new Unsupported(node);
  return other.value;
}

function evaluateArray(elements: (Node | null)[], read?: Read): unknown[] {
  const array: unknown[] = [];
  array.length = elements.length;
  for (const [index, element] of elements.entries()) {
    // Holes stay holes.
    if (element) array[index] = evaluate(element as Expression, read);
  }
  return array;
}

function evaluateObject({ properties }: ObjectExpression, read?: Read): object {
  const object = {};
  for (const property of properties) {
    if (property.type !== 'Property' || !isPlain(property)) throw new Unsupported(property);
    Object.assign(object, { [nameOf(property)]: evaluate(property.value, read) });
  }
  return object;
}

/** `__proto__` would set the prototype, which is not what a reader means to test. */
function isPlain(property: Property): boolean {
  const { kind, computed, method, shorthand } = property;
  return kind === 'init' && !computed && !method && !shorthand && nameOf(property) !== '__proto__';
}

function nameOf({ key }: Property): string {
  return key.type === 'Identifier' ? key.name : String((key as { value: unknown }).value);
}

function construct(callee: Node, args: Node[], read?: Read): unknown {
  const Class = CLASSES.get((callee as { name?: string }).name ?? '');
  if (!Class) throw new Unsupported(callee);
  return new Class(...(args.map((arg) => evaluate(arg as Expression, read)) as never[]));
}
