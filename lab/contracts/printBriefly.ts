import { types } from 'node:util';
import { printValue } from '@funtool-docs/runner/evaluator/inspectValue';
import { isHidden, isObject } from './readGraph';

/** Longer texts are cut before they are printed. */
const LONGEST = 150;

/** What the inspector of Node adds to a promise differs from run to run. */
const PROMISE = /Promise \{[^}]*\}?/g;

/** Prints a value in one line; what cannot be looked into by the name of its kind. */
export function printBriefly(value: unknown): string {
  if (typeof value === 'string') return printText(value);
  if (isObject(value) && isHidden(value)) return nameOf(value);
  return printValue(value).summary.replace(PROMISE, 'Promise { … }');
}

function printText(text: string): string {
  if (text.length <= LONGEST) return printValue(text).summary;
  return printValue(`${text.slice(0, LONGEST / 2)}…`).summary;
}

function nameOf(value: object): string {
  if (types.isProxy(value)) return 'Proxy';
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}
