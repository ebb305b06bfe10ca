import { parseValues, type SourceValue } from '@funtool-docs/runner/evaluator/parseValue';
import type { Pair } from '../engine/pair';
import { ARROWS } from './hasArrow';
import { isHarmlessFunction } from './isHarmlessFunction';

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
