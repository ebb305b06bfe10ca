import type { MeasuredCall, MeasuredPage } from '@funtool-docs/facts/library/measuredCalls';
import { refusedCalls } from './refusedCalls';

/** Arguments whose own code throws, such as a revoked proxy, say nothing about the function. */
const HOSTILE = /\bProxy\b|\bthrow\b/;

/**
 * Names the pages with a call that throws although TypeScript accepts it.
 *
 * @param root Repository root.
 */
export function findThrowing(root: string, pages: MeasuredPage[]): Set<string> {
  const calls = pages.flatMap(({ name, calls: own }) =>
    own.filter(throwsItself).map((call) => ({ ...call, name })),
  );
  const exports = pages.flatMap((page) => page.exports);
  const refused = refusedCalls(root, calls, exports);
  return new Set(calls.filter((_, index) => !refused.has(index)).map(({ name }) => name));
}

function throwsItself({ error, throws, setup = '', call }: MeasuredCall): boolean {
  const hasThrown = error !== undefined || throws !== undefined;
  return hasThrown && !HOSTILE.test(setup + call);
}
