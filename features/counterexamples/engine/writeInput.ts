import { writeValue } from '../../byExample/engine/writeValue';
import { truncate } from '../../examples/evaluator/printValue';
import { LONGEST_INPUT } from './finding';
import { codeOfThing } from './values/things';

/** Writes a value that a variable was given as code. */
export function writeInput(value: unknown): string {
  return truncate(writeValue(value, codeOfThing) ?? String(value), LONGEST_INPUT);
}

/** Holes, negative zeros, functions and boxed values are short to write, but rarely what matters. */
const ODD = /(?<=\[|, ),|-0(?![\d.])|=>|new (?:Number|String|Boolean)\(/g;

/** How many characters longer each of them counts. */
const WEIGHT = 12;

/** Compares inputs as code, for sorting: the shorter one is smaller, then the one with fewer signs. */
export function compareInputs(a: string[], b: string[]): number {
  const [first, second] = [a.join(';'), b.join(';')];
  return (
    sizeOf(first) - sizeOf(second) ||
    countSigns(first) - countSigns(second) ||
    (first < second ? -1 : Number(first > second))
  );
}

function sizeOf(code: string): number {
  return code.length + WEIGHT * (code.match(ODD)?.length ?? 0);
}

function countSigns(code: string): number {
  return code.replaceAll(/[a-z0-9]/g, '').length;
}
