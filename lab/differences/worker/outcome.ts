import { isDeepStrictEqual } from 'node:util';
import type { CallOutcome } from '../../harness/runMeasured';
import { printInNode } from '@funtool-docs/runner/values/printInNode';

const MAX_ITEMS = 12;
const MAX_CHARACTERS = 100;

/**
 * Tells whether two calls did the same: gave equal values, or threw errors of one class. Each call
 * makes its own functions, symbols, classes and invalid dates, which equal only themselves: these
 * are the same if they print the same.
 */
export function sameOutcome(first: CallOutcome, second: CallOutcome): boolean {
  if ('thrown' in first || 'thrown' in second) {
    return 'thrown' in first && 'thrown' in second && classOf(first) === classOf(second);
  }
  return isDeepStrictEqual(first.value, second.value) || printAll(first) === printAll(second);
}

/** Prints an outcome as the pages state results, cut where no table could show it. */
export function printOutcome(outcome: CallOutcome): string {
  if ('thrown' in outcome) return `throws ${classOf(outcome)}`;
  const limits = { maxArrayLength: MAX_ITEMS, maxStringLength: MAX_CHARACTERS };
  return printInNode(outcome.value, limits);
}

function classOf({ thrown }: { thrown: unknown }): string {
  return thrown instanceof Error || isForeignError(thrown) ? thrown.name : printInNode(thrown);
}

/** Errors of another global environment are no instances of ours. */
function isForeignError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === '[object Error]';
}

function printAll({ value }: { value: unknown }): string {
  return printInNode(value, { depth: Infinity, maxArrayLength: null, maxStringLength: null });
}
