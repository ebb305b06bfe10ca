import type { Runs } from '@funtool-docs/runner/evaluator/events';
import { answerPairs } from '../engine/answer';
import { compilePair } from '../engine/pair';
import { createCandidates, createNatives, type Library } from '../engine/candidates';
import type { FindMessage, FindRequest } from '../session/readFindMessage';

/** Creates what tries functions in a sandbox; it answers until its frame is closed. */
export function createRuns(modules: Record<string, Library>): Runs<object> {
  return { worker: (_, port) => answerRequests(modules['funtool']!, port) };
}

function answerRequests(library: Library, port: MessagePort): void {
  const ours = createCandidates(library);
  const natives = createNatives();
  const send = (message: FindMessage) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<FindRequest>) => {
    const { id, pairs, leftOut } = data;
    const isTried = ({ name }: { name: string }) => !leftOut.includes(name);
    const answer = answerPairs(pairs.map(compilePair), {
      ours: ours.filter(isTried),
      natives: natives.filter(isTried),
      onTry: (trying) => send({ id, trying }),
    });
    send({ id, answer: { ...answer, leftOut } });
  });
  port.start();
  send({ ready: true });
}
