import type { SourceValue } from '@funtool-docs/runner/evaluator/parseValue';
import type { Pair } from '../engine/pair';

/** Makes the functions of a pair of their code; only where that can reach nothing of a page. */
export function compilePair({ args, result }: Pair): Pair {
  return { args: args.map(compileValue), result: compileValue(result) };
}

function compileValue(value: SourceValue): SourceValue {
  if (!value.isFunction) return value;
  return { ...value, value: new Function(`'use strict'; return (${value.source});`)() as unknown };
}
