import { answerPairs } from '../../byExample/engine/answer';
import { createCandidates, createNatives, type Library } from '../../byExample/engine/candidates';
import type { Pair } from '../../byExample/engine/pair';
import { readPair } from '../../byExample/query/readPair';
import { execute } from '../../examples/sandbox/execute';
import type { Host, IsolatedRequest } from './host';

type Port = Pick<MessagePort, 'postMessage'>;

/** Returns what answers requests inside a context: with the evaluator of the site, or its finder. */
export function answerWith(
  modules: Record<string, Library>,
  host: Host,
): (request: IsolatedRequest) => Promise<void> {
  // Kept, since code may replace it.
  const { stringify } = JSON;
  const port: Port = { postMessage: (message: unknown) => host.send(stringify(message)) };
  return async (request) => {
    if (request.type === 'find') find(request, modules['funtool']!, port);
    else await execute({ ...request, environment: 'worker' }, port as MessagePort, modules);
  };
}

/** Says before each candidate which one it is: what comes last has hung. */
function find(
  { pairs, without }: Extract<IsolatedRequest, { type: 'find' }>,
  library: Library,
  port: Port,
): void {
  const isTried = ({ name }: { name: string }) => !without.includes(name);
  const answer = answerPairs(pairs.map(readPair) as Pair[], {
    ours: createCandidates(library).filter(isTried),
    natives: createNatives().filter(isTried),
    onTry: (trying) => port.postMessage({ trying }),
  });
  port.postMessage({ answer });
}
