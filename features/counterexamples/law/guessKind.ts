import type { CallExpression, Expression, Identifier } from 'acorn';
import { walk } from '../../examples/evaluator/parseModule';
import type { Kind } from '../engine/kinds';

/** Kinds of the parameters of functions, as `candidates.json` names them; `?` marks optional ones. */
export type Parameters = Record<string, string>;

/** What is meant by names that laws usually have: the name alone, with a digit, or after another. */
const NAMES: [RegExp, Kind][] = [
  [/^([stu]|str|text|string|word)$/, 'text'],
  [/^([nm]|num|number|price|amount)$/, 'number'],
  [/^([ij]|int|index|start|end|position)$/, 'integer'],
  [/^(count|length|size|times|digits|decimals)$/, 'count'],
  [/^(b|flag|is[A-Z]\w*)$/, 'boolean'],
  [/^(xs|ys|zs|list|items|array|arr)$/, 'list'],
  [/^(ns|nums|numbers)$/, 'numbers'],
  [/^(ss|texts|strings|words)$/, 'texts'],
  [/^(ks|names|keys)$/, 'names'],
  [/^([opq]|obj|object|source|target)$/, 'object'],
  [/^(k|key|name)$/, 'name'],
  [/^(d|date)$/, 'date'],
  [/^([fgh]|fn|func|predicate|callback|mapper)$/, 'function'],
];

const PARAMETERS: Record<string, Kind> = {
  text: 'text',
  part: 'text',
  pattern: 'text',
  replacement: 'text',
  inserted: 'text',
  filler: 'text',
  rule: 'text',
  number: 'number',
  operand: 'number',
  index: 'integer',
  place: 'integer',
  start: 'integer',
  end: 'integer',
  position: 'integer',
  length: 'count',
  count: 'count',
  decimals: 'count',
  flag: 'boolean',
  list: 'list',
  removed: 'list',
  added: 'list',
  kept: 'list',
  names: 'names',
  key: 'name',
  object: 'object',
  extension: 'object',
  predicate: 'function',
  customizer: 'function',
  serializer: 'function',
  path: 'function',
};

/** Tells whether a name is one that laws give to functions. */
export function isFunctionName(name: string): boolean {
  return kindOfName(name) === 'function';
}

/**
 * Guesses what a variable of a law is: from the parameter of the library that it is given to, or else
 * from its name.
 */
export function guessKind(name: string, law: Expression, parameters: Parameters): Kind {
  return kindOfUse(name, law, parameters) ?? kindOfName(name) ?? 'any';
}

function kindOfName(name: string): Kind | undefined {
  const base = name.replace(/\d+$/, '');
  return NAMES.find(([pattern]) => pattern.test(base))?.[1];
}

function kindOfUse(name: string, law: Expression, parameters: Parameters): Kind | undefined {
  const kinds: (Kind | undefined)[] = [];
  walk(law, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node as CallExpression;
    const takes = parameters[(callee as Identifier).name];
    const place = args.findIndex((arg) => arg.type === 'Identifier' && arg.name === name);
    const word = place >= 0 && takes?.split(' ')[place]?.replace('?', '');
    if (word) kinds.push(PARAMETERS[word]);
  });
  return kinds.find(Boolean);
}
