import type { SourceValue } from '@funtool-docs/runner/evaluator/parseValue';

/** The input of a function, and the result that it is to give. */
export interface Pair {
  args: SourceValue[];
  result: SourceValue;
}

/** A call that gives the result, as code in parts; those that were guessed can be marked. */
export type CallParts = { code: string; isGuessed: boolean }[];

/** Joins the parts of a call. */
export function writeParts(call: CallParts): string {
  return call.map(({ code }) => code).join('');
}

/** Makes the functions of a pair of their code; only where that can reach nothing of a page. */
export function compilePair({ args, result }: Pair): Pair {
  return { args: args.map(compileValue), result: compileValue(result) };
}

function compileValue(value: SourceValue): SourceValue {
  if (!value.isFunction) return value;
  return { ...value, value: new Function(`'use strict'; return (${value.source});`)() as unknown };
}

/** As keyboards write them. */
export const ARROWS = '[=＝-][>＞]|→|⇒';

const BETWEEN = new RegExp(String.raw`\S\s*(?:${ARROWS})\s*\S`);

/** Tells whether a text has something on both sides of an arrow, so that it may be a pair. */
export function hasArrow(text: string): boolean {
  return BETWEEN.test(text);
}
