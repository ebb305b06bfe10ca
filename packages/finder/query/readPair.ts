import { parseValues, type SourceValue } from '@funtool-docs/runner/evaluator/parseValue';
import { type Pair, ARROWS } from '../engine/pair';
import { namesIn, partsOf } from '@funtool-docs/runner/evaluator/exampleSyntax';
import type { AnyNode, Expression } from 'acorn';

const ARROW = new RegExp(ARROWS, 'g');

/** Says why a text is no pair. */
export interface PairProblem {
  problem: 'syntax' | 'unsupported' | 'noInput' | 'noResult' | 'manyResults';
  /** The side it is on, and the code from where it is not understood. */
  side?: 'input' | 'result';
  code?: string;
}

/** A pair as it was typed. */
export interface PairText {
  input: string;
  result: string;
}

/** Splits a text at its arrow: the first one that leaves values on both sides, or else the first. */
export function splitPair(text: string): PairText | undefined {
  const splits = [...text.matchAll(ARROW)].map(({ index, 0: arrow }) => ({
    input: text.slice(0, index).trim(),
    result: text.slice(index + arrow.length).trim(),
  }));
  return splits.find((split) => !('problem' in readPair(split))) ?? splits[0];
}

/** Reads what was typed as a pair; nothing of it is run. */
export function readPair({ input, result }: PairText): Pair | PairProblem {
  const args = readSide(input, 'input');
  if ('problem' in args) return args;
  const results = readSide(result, 'result');
  if ('problem' in results) return results;
  if (args.length === 0) return { problem: 'noInput', side: 'input' };
  if (results.length === 0) return { problem: 'noResult', side: 'result' };
  if (results.length > 1) {
    return { problem: 'manyResults', side: 'result', code: results[1]!.source };
  }
  return { args, result: results[0]! };
}

function readSide(code: string, side: 'input' | 'result'): SourceValue[] | PairProblem {
  const parsed = parseValues(code, isHarmlessFunction);
  if ('values' in parsed) return parsed.values;
  return { problem: parsed.problem, side, code: code.slice(parsed.column - 1) };
}

/** Kinds of nodes that are harmless if all their parts are. */
const OPEN = new Set([
  'ArrayExpression',
  'ArrayPattern',
  'AssignmentPattern',
  'BinaryExpression',
  'CallExpression',
  'ChainExpression',
  'ConditionalExpression',
  'Literal',
  'LogicalExpression',
  'ObjectExpression',
  'ObjectPattern',
  'RestElement',
  'SpreadElement',
  'TemplateElement',
  'TemplateLiteral',
]);

const GLOBALS = new Set([
  'BigInt',
  'Boolean',
  'Infinity',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'String',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
]);

/** The only members of `Array` and `Object`, which have others that lead to prototypes. */
const MEMBERS = new Set([
  'Array.isArray',
  'Object.entries',
  'Object.hasOwn',
  'Object.keys',
  'Object.values',
]);

/** Properties that lead to what compiles code, or to what all values of a kind share. */
const HIDDEN = /^(?:__|(?:constructor|prototype)$)/;

/**
 * Tells whether an expression is an arrow function whose body is an expression of its parameters and of
 * harmless globals, such as `(value) => value * 2`.
 */
function isHarmlessFunction(node: Expression): boolean {
  return node.type === 'ArrowFunctionExpression' && isAllowed(node, new Set());
}

function isAllowed(node: AnyNode, names: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'ArrowFunctionExpression': {
      if (node.async || node.body.type === 'BlockStatement') return false;
      const known = new Set([...names, ...node.params.flatMap(namesIn)]);
      return partsOf(node).every((part) => isAllowed(part, known));
    }
    case 'Identifier':
      return names.has(node.name) || GLOBALS.has(node.name);
    case 'MemberExpression': {
      const { object, property, computed } = node;
      if (computed) {
        const isIndex = property.type === 'Literal' && typeof property.value === 'number';
        return isIndex && isAllowed(object, names);
      }
      if (property.type !== 'Identifier' || HIDDEN.test(property.name)) return false;
      const isKnown =
        object.type === 'Identifier' && MEMBERS.has(`${object.name}.${property.name}`);
      return isKnown || isAllowed(object, names);
    }
    case 'UnaryExpression':
      return node.operator !== 'delete' && isAllowed(node.argument, names);
    case 'Property': {
      const { key, value, computed, kind, method } = node;
      if (computed || kind !== 'init' || method) return false;
      const name =
        key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
      return !HIDDEN.test(name) && isAllowed(value, names);
    }
    default:
      return OPEN.has(node.type) && partsOf(node).every((part) => isAllowed(part, names));
  }
}
