import type { AnyNode } from 'acorn';
import { type ParsedModule, parseModule } from '../evaluator/parseModule';

/** A stated result that was told from the explanation behind it. */
export interface StatedValue {
  /** Its code, as it was written. */
  source: string;
  expression: ParsedModule;
}

const CONSTANTS = new Set(['undefined', 'NaN', 'Infinity']);
const CLASSES = new Set([
  'Date',
  'Map',
  'Set',
  'RegExp',
  'URL',
  'Error',
  'TypeError',
  'RangeError',
  'Array',
]);
const CALLS = new Set(['Symbol', 'BigInt', 'Promise.resolve', 'Object.create', 'Symbol.for']);

/** Where an explanation may begin: a result is code, what follows is prose. */
const EXPLANATION =
  /\s*(?:[,;:.!](?=\s|$)|\s(?:[-–—(]|\/\/|\/\*)|\s(?=(?:or|if|because|since|when|for|as|with|instead|in|and|not|but|on|after|at|is|are|same|rather|due)\b))/gu;
const PROSE = /^[\s,;:.!()/*–—-]*(?:$|[\p{L}(])/u;

/** A date as JavaScript writes it as a text. */
const DATE =
  /(?<![\w'"`])(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d{4}(?: \d\d:\d\d:\d\d(?:\.\d+)?)?(?: GMT[+-]\d{4})?(?: \([^)]*\))?/g;

/**
 * Reads the value that a comment states; `undefined` if it begins with none.
 *
 * @param names Names that stand for values, such as those that the example declares.
 */
export function readStated(text: string, names: ReadonlySet<string>): StatedValue | undefined {
  const ends = [...text.matchAll(EXPLANATION)].map(({ index }) => index);
  const cuts = [text.length, ...ends.toReversed()];
  for (const end of cuts) {
    const source = text.slice(0, end).trim().replace(/;$/, '');
    if (source === '' || !PROSE.test(text.slice(end))) continue;
    const expression = parseValueLike(source.replaceAll(DATE, "new Date('$&')"), names);
    if (expression) return { source, expression };
  }
  return undefined;
}

function parseValueLike(code: string, names: ReadonlySet<string>): ParsedModule | undefined {
  try {
    const parsed = parseModule(`(${code}\n)`);
    const [statement, ...rest] = parsed.program.body;
    if (statement?.type !== 'ExpressionStatement' || rest.length > 0) return undefined;
    return isValueLike(statement.expression, names) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isValueLike(node: AnyNode, names: ReadonlySet<string>): boolean {
  const areValues = (nodes: (AnyNode | null)[]) =>
    nodes.every((one) => one === null || isValueLike(one, names));
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return areValues(node.expressions);
    case 'Identifier':
      return CONSTANTS.has(node.name) || names.has(node.name);
    case 'UnaryExpression':
      return ['-', '+', 'void'].includes(node.operator) && isValueLike(node.argument, names);
    case 'BinaryExpression':
      // Not `10/4/2019`, nor a fraction.
      return /^(?:[-+*]|\*\*)$/.test(node.operator) && areValues([node.left, node.right]);
    case 'ArrayExpression':
      return areValues(node.elements);
    case 'ObjectExpression':
      return node.properties.every(
        (property) =>
          property.type === 'Property' &&
          !property.method &&
          (!property.computed || isValueLike(property.key, names)) &&
          isValueLike(property.value, names),
      );
    case 'MemberExpression':
      return !node.computed && isValueLike(node.object, names);
    case 'NewExpression':
      return (
        node.callee.type === 'Identifier' &&
        CLASSES.has(node.callee.name) &&
        areValues(node.arguments)
      );
    case 'CallExpression':
      return CALLS.has(nameOf(node.callee)) && areValues(node.arguments);
    default:
      return false;
  }
}

function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object)}.${nameOf(node.property)}`;
}
