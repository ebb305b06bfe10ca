import { answerPairs } from '@funtool-docs/finder/engine/answer';
import {
  createCandidates,
  createNatives,
  type Library,
} from '@funtool-docs/finder/engine/candidates';
import type { Pair } from '@funtool-docs/finder/engine/pair';
import { compilePair } from '@funtool-docs/finder/query/compilePair';
import { readPair } from '@funtool-docs/finder/query/readPair';
import { parseExample } from '@funtool-docs/runner/evaluator/parseExample';
import { execute } from '@funtool-docs/runner/sandbox/execute';
import type { Globals } from './globals';
import type { Prepared } from './prepare';
import type { IsolatedRequest } from './request';
import type { Verdicts } from './verdicts';

type Port = Pick<MessagePort, 'postMessage'>;

/** The functions inside an engine that its host calls. */
export interface Guest extends Omit<Globals, 'onUncaught'> {
  /** Answers a request, as JSON: with the evaluator of the site, or its finder. */
  answer: (json: string) => void;
  /** Hears why a promise was rejected that nothing handles. */
  onRejection: (reason: unknown) => void;
}

/**
 * Gets an engine ready to answer.
 *
 * @param send Gives a message to the server at once, so that none is lost when code hangs.
 */
export function start(
  modules: Record<string, Library>,
  { globals, verdicts }: Prepared,
  send: (json: string) => void,
): Guest {
  // Kept, since code may replace it.
  const { stringify } = JSON;
  const port: Port = { postMessage: (message: unknown) => send(stringify(copyPlain(message))) };
  const { onUncaught, ...timers } = globals;
  return {
    ...timers,
    answer(json) {
      const request = JSON.parse(json) as IsolatedRequest;
      if (request.type === 'find') find(request, modules['funtool']!, port);
      else void verify(request.code, modules, verdicts, port);
    },
    onRejection: (reason) => onUncaught('unhandledrejection', reason),
  };
}

async function verify(
  code: string,
  modules: Record<string, Library>,
  verdicts: Verdicts,
  port: Port,
): Promise<void> {
  verdicts.start(() => parseExample(code).program);
  const judging: Port = { postMessage: (message) => port.postMessage(verdicts.judge(message)) };
  await execute({ code, environment: 'worker' }, judging as MessagePort, modules);
}

/** Says before each candidate which one it is: what comes last has hung. */
function find(
  { pairs, without }: Extract<IsolatedRequest, { type: 'find' }>,
  library: Library,
  port: Port,
): void {
  const isTried = ({ name }: { name: string }) => !without.includes(name);
  const answer = answerPairs((pairs.map(readPair) as Pair[]).map(compilePair), {
    ours: createCandidates(library).filter(isTried),
    natives: createNatives().filter(isTried),
    onTry: (trying) => port.postMessage({ trying }),
  });
  port.postMessage({ answer });
}

const { isArray } = Array;
const { create, keys, setPrototypeOf } = Object;

/** Copies a message without prototypes, by which code could give it a `toJSON`. */
function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names = keys(value);
  const copy = (isArray(value) ? setPrototypeOf([], null) : create(null)) as Record<
    string,
    unknown
  >;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    copy[name] = copyPlain((value as Record<string, unknown>)[name]);
  }
  return copy;
}
