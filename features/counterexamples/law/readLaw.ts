import {
  type CallExpression,
  type Expression,
  type Node,
  type ParenthesizedExpression,
  parseExpressionAt,
} from 'acorn';
import { walk } from '../../examples/evaluator/parseModule';
import type { LawVariable } from '../engine/finding';
import { listFreeNames } from './freeNames';
import { guessKind, isFunctionName, type Parameters } from './guessKind';
import { GLOBALS, LODASH, MOST_VARIABLES, RECORDER, SAME } from './names';

/** What laws can name of the library. */
export interface LawNames {
  /** Its exports. */
  names: string[];
  parameters: Parameters;
}

/** A law that can be run. */
export interface ReadLaw {
  /** The law with calls that record the sides of its comparison. */
  code: string;
  /** Each with the kind that is guessed for it, in the order of their places. */
  variables: LawVariable[];
  /** Code of what is compared last, if it is one comparison. */
  sides: [string, string] | undefined;
}

/** Why a text is no law. */
export interface LawProblem {
  problem: 'syntax' | 'end' | 'unknown' | 'reserved' | 'noVariable' | 'manyVariables';
  /** 0-based offset. */
  start: number;
  /** The name that it is about, or the code from there on. */
  code: string;
}

/** Operators of comparisons whose sides are shown. */
const COMPARISONS = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>=']);

/** Calls that compare their first two arguments. */
const COMPARING = new Set(['isEqual', `${LODASH}.isEqual`, 'Object.is', SAME]);

/** Parses a law; nothing of it is run. */
export function readLaw(source: string, { names, parameters }: LawNames): ReadLaw | LawProblem {
  const expression = parseLaw(source);
  if ('problem' in expression) return expression;
  const known = new Set([...names, ...GLOBALS, LODASH, SAME]);
  const free = listFreeNames(expression);
  const reserved = free.find(({ name }) => name === RECORDER || name === 'arguments');
  if (reserved) return { problem: 'reserved', start: reserved.places[0], code: reserved.name };
  const variables = free.filter(({ name }) => !known.has(name));
  const unknown = variables.find(({ name, isCalled }) => isCalled && !isFunctionName(name));
  if (unknown) return { problem: 'unknown', start: unknown.places[0], code: unknown.name };
  const [first] = variables;
  if (!first) return { problem: 'noVariable', start: 0, code: source };
  const excess = variables[MOST_VARIABLES];
  if (excess) return { problem: 'manyVariables', start: excess.places[0], code: excess.name };
  const compared = findComparison(expression, source);
  return {
    code: instrument(source, expression, compared),
    variables: variables.map(({ name }) => ({
      name,
      kind: guessKind(name, expression, parameters),
    })),
    sides: compared && [textOf(compared[0], source), textOf(compared[1], source)],
  };
}

function parseLaw(source: string): Expression | LawProblem {
  try {
    const expression = parseExpressionAt(source, 0, {
      ecmaVersion: 'latest',
      preserveParens: true,
    });
    const rest = restOf(source, expression.end);
    if (rest < 0) return expression;
    return { problem: 'syntax', start: rest, code: source.slice(rest) };
  } catch (error) {
    const { pos } = error as { pos?: number };
    if (pos === undefined) throw error;
    const code = source.slice(pos);
    return { problem: code.trim() === '' ? 'end' : 'syntax', start: pos, code };
  }
}

/** Offset of code after an expression; comments are none. */
function restOf(source: string, end: number): number {
  const rest = source.slice(end);
  const space = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/.exec(rest)![0].length;
  return space === rest.length ? -1 : end + space;
}

type Sides = [Node, Node];

/** The comparison that decides: the whole law, or what follows its last `||` or `&&`. */
function findComparison(expression: Expression, source: string): Sides | undefined {
  switch (expression.type) {
    case 'LogicalExpression':
      return findComparison(expression.right, source);
    case 'ParenthesizedExpression':
      return findComparison(expression.expression, source);
    case 'UnaryExpression':
      return expression.operator === '!' ? findComparison(expression.argument, source) : undefined;
    case 'BinaryExpression':
      return COMPARISONS.has(expression.operator) ? [expression.left, expression.right] : undefined;
    case 'CallExpression':
      return COMPARING.has(textOf(expression.callee, source)) ? sidesOf(expression) : undefined;
    default:
      return undefined;
  }
}

function sidesOf({ arguments: [left, right] }: CallExpression): Sides | undefined {
  const isSpread = left?.type === 'SpreadElement' || right?.type === 'SpreadElement';
  return left && right && !isSpread ? [left, right] : undefined;
}

/** Puts calls around code: what `same` compares becomes functions, so that errors are compared too. */
function instrument(source: string, expression: Expression, compared: Sides | undefined): string {
  const inserts: { at: number; text: string }[] = [];
  const wrap = ({ start, end }: Node, before: string) =>
    inserts.push({ at: start, text: before }, { at: end, text: ')' });
  let isSame = false;
  walk(expression, (node) => {
    if (node.type !== 'CallExpression') return;
    const call = node as CallExpression;
    const sides = sidesOf(call);
    if (textOf(call.callee, source) !== SAME || !sides) return;
    isSame ||= sides[0] === compared?.[0];
    for (const side of sides) wrap(side, '() => (');
  });
  if (compared && !isSame) {
    wrap(compared[0], `${RECORDER}.left(`);
    wrap(compared[1], `${RECORDER}.right(`);
  }
  // From the end, so that earlier offsets stay; where several begin, the outer one was first.
  return inserts
    .toReversed()
    .toSorted((a, b) => b.at - a.at)
    .reduce((code, { at, text }) => code.slice(0, at) + text + code.slice(at), source);
}

/** Code without brackets around it. */
function textOf(node: Node, source: string): string {
  if (node.type === 'ParenthesizedExpression') {
    return textOf((node as ParenthesizedExpression).expression, source);
  }
  return source.slice(node.start, node.end);
}
