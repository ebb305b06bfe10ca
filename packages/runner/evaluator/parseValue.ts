import type { Expression, Node, ObjectExpression, Property } from 'acorn';
import { parseExpressionAt } from 'acorn';
import { withPlainMarks } from './plainMarks';

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
  /** Whether it is a function, which nothing has made of its code yet. */
  isFunction?: true;
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

/** Thrown at a place from which on a text is no value; acorn's errors have such a place, too. */
class NoValue extends Error {
  constructor(
    readonly problem: ValueProblem['problem'],
    readonly pos: number,
  ) {
    super(problem);
  }
}

const unsupported = ({ start }: Node) => new NoValue('unsupported', start);

/**
 * Evaluates a JavaScript expression without running it: literals, arrays, objects, `undefined`,
 * `NaN`, `Infinity`, signs, and new dates, maps and sets. Marks of other keyboards are read as meant.
 */
export function parseValue(source: string): ParsedValue {
  return attempt(source, (code) => {
    const expression = parseExpressionAt(code, 0, SYNTAX);
    const rest = code.slice(expression.end).search(/\S/);
    if (rest >= 0) return { problem: 'syntax', column: expression.end + rest + 1 };
    return { value: evaluate(expression) };
  });
}

/**
 * Evaluates expressions with commas between them, such as the arguments of a call.
 *
 * @param isFunction Tells which expressions are functions; none by default. Their value is missing.
 */
export function parseValues(
  source: string,
  isFunction: (node: Expression) => boolean = () => false,
): { values: SourceValue[] } | ValueProblem {
  const parsed = attempt(`[${source}]`, (list) => {
    const expression = parseExpressionAt(list, 0, SYNTAX);
    if (expression.end < list.length || expression.type !== 'ArrayExpression') {
      // A bracket of the reader's has closed ours.
      const [first = expression] = 'expressions' in expression ? expression.expressions : [];
      return { problem: 'syntax', column: first.end };
    }
    const elements = expression.elements as (Expression | null)[];
    const values = elements.map((element, index) => {
      if (!element) throw new NoValue('syntax', (elements[index - 1]?.end ?? 0) + 1);
      const code = list.slice(element.start, element.end);
      return isFunction(element)
        ? { source: code, value: undefined, isFunction: true as const }
        : { source: code, value: evaluate(element) };
    });
    return { values };
  });
  // The bracket in front is not the reader's.
  return 'values' in parsed ? parsed : { ...parsed, column: Math.max(1, parsed.column - 1) };
}

const SYNTAX = { ecmaVersion: 2023 } as const;

type Parse<Parsed> = (code: string) => Parsed | ValueProblem;

/** Parses what is typed, or else what it means with marks of code. */
function attempt<Parsed extends object>(code: string, parse: Parse<Parsed>) {
  const typed = attemptAs(code, parse);
  if (!('problem' in typed)) return typed;
  const meant = attemptAs(withPlainMarks(code), parse);
  return 'problem' in meant ? typed : meant;
}

function attemptAs<Parsed>(code: string, parse: Parse<Parsed>): Parsed | ValueProblem {
  try {
    return parse(code);
  } catch (error) {
    // A constructor that rejects its argument names no place, nor does a stack overflow on deep nesting.
    const { problem = 'syntax', pos = 0 } = error as Partial<NoValue>;
    return { problem, column: pos + 1 };
  }
}

function evaluate(node: Expression): unknown {
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
      return evaluateArray(node.elements);
    case 'ObjectExpression':
      return evaluateObject(node);
    case 'NewExpression':
      return construct(node.callee, node.arguments);
  }
  throw unsupported(node);
}

function evaluateArray(elements: (Node | null)[]): unknown[] {
  const array: unknown[] = [];
  array.length = elements.length;
  for (const [index, element] of elements.entries()) {
    // Holes stay holes.
    if (element) array[index] = evaluate(element as Expression);
  }
  return array;
}

function evaluateObject({ properties }: ObjectExpression): object {
  const object = {};
  for (const property of properties) {
    if (property.type !== 'Property' || !isPlain(property)) throw unsupported(property);
    Object.assign(object, { [nameOf(property)]: evaluate(property.value) });
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

function construct(callee: Node, args: Node[]): unknown {
  const Class = CLASSES.get((callee as { name?: string }).name ?? '');
  if (!Class) throw unsupported(callee);
  return new Class(...(args.map((arg) => evaluate(arg as Expression)) as never[]));
}
