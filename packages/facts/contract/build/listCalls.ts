import type { MeasuredCall } from '../../library/measuredCalls';
import type { ListedCall } from '../contractRecord';

/** What neither a worker nor a page has, or lets anybody replace. */
const NEEDS_NODE = /\bnode:|\bBuffer\b|\bprocess\b|\bglobal\b|\bglobalThis\.window =/;

/** The name of an export, but not that of a method. */
const nameIn = (name: string) => new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$])`);

/**
 * Says of each measured call what it needs to run in the browser.
 *
 * @param errors What each of them throws; `undefined` for those that throw nothing.
 * @param exports Names of all exports of the library.
 */
export function listCalls(
  calls: MeasuredCall[],
  errors: unknown[],
  exports: string[],
): ListedCall[] {
  return calls.map((call, index) => {
    const code = [call.setup, call.call, call.result].join('\n');
    const runsIn = call.env === 'dom' ? 'document' : 'worker';
    const { name: errorName } = (errors[index] ?? {}) as Partial<Error>;
    return {
      ...call,
      imports: exports.filter((name) => nameIn(name).test(code)),
      ...(!NEEDS_NODE.test(code) && { runsIn }),
      ...(errorName && { errorName }),
    };
  });
}
