import { inspect, type InspectOptions } from 'node:util';
import { withoutStack } from '@funtool-docs/runner/evaluator/inspectValue';

/**
 * Prints a value on one line with the inspector of Node.js, which copes with objects that lack their
 * inner state, as copies may; that of examples does not.
 *
 * @param limits What is cut, if not as a console does.
 */
export function printInNode(value: unknown, limits: InspectOptions = {}): string {
  return withoutStack(inspect(value, { breakLength: Infinity, compact: true, ...limits }));
}
