import { finderAddress } from 'virtual-site';
import { LoadError } from '@funtool-docs/islands/client/outdated';
import { openFrame, type SandboxFrame } from '@funtool-docs/runner/session/openFrame';
import type { Answer } from '../engine/answer';
import type { Pair } from '../engine/pair';
import { readFindMessage } from './readFindMessage';

/** Finds functions by pairs, in a sandbox that opens when it is first asked and stays open. */
export interface Finder {
  /**
   * Answers the last question; an earlier one that is still open is given up.
   *
   * @throws {Error} If the sandbox cannot be loaded or keeps hanging.
   */
  find: (pairs: Pair[]) => Promise<Answer>;
  close: () => void;
}

/** How long the sandbox may take to load, and one candidate to run, in milliseconds. */
const LONGEST_LOADING = 20_000;
const LONGEST_RUN = 1500;

/** A candidate that hangs twice is left out. A busy machine may hold up any candidate once. */
const HANGS_OF_CANDIDATE = 2;

/** After so many hangs in one question, something other than a candidate is wrong. */
const HANGS_OF_QUESTION = 6;

interface Question {
  id: number;
  pairs: Pair[];
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Names of candidates that have hung, once for each time. */
  hung: string[];
}

/**
 * Creates a finder. If a candidate hangs, the next sandbox says which one it is; if it hangs there
 * again, later sandboxes leave it out.
 */
export function createFinder(): Finder {
  let frame: SandboxFrame | undefined;
  let isReady = false;
  let question: Question | undefined;
  let trying: string | undefined;
  let isTraced = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const leftOut: string[] = [];

  const close = () => {
    clearTimeout(alarm);
    frame?.close();
    frame = undefined;
    isReady = false;
  };
  const fail = (reason: string) => {
    close();
    question?.reject(new LoadError(reason, finderAddress));
    question = undefined;
  };
  const watch = (time: number, onSilence: () => void) => {
    clearTimeout(alarm);
    alarm = setTimeout(onSilence, time);
  };
  const onHanging = () => {
    const { hung } = question!;
    if (isTraced) {
      if (!trying || hung.length >= HANGS_OF_QUESTION) {
        fail('the sandbox that tries functions hangs');
        return;
      }
      hung.push(trying);
      const hangs = hung.filter((name) => name === trying).length;
      if (hangs >= HANGS_OF_CANDIDATE) leftOut.push(trying);
    }
    isTraced = true;
    close();
    ask();
  };
  const onMessage = (data: unknown) => {
    const message = readFindMessage(data);
    if (!message) {
      // A sandbox that says nothing else is silent.
    } else if ('ready' in message) {
      isReady = true;
      clearTimeout(alarm);
      ask();
    } else if (message.id !== question?.id) {
      // It still answers what nobody asks any more.
    } else if ('trying' in message) {
      ({ trying } = message);
      watch(LONGEST_RUN, onHanging);
    } else {
      clearTimeout(alarm);
      question.resolve(message.answer);
      question = undefined;
    }
  };
  const ask = () => {
    if (!question) return;
    if (frame && isReady) {
      trying = undefined;
      watch(LONGEST_RUN, onHanging);
      frame.send({ id: question.id, pairs: question.pairs, leftOut, isTraced });
    } else if (!frame) {
      const onFocus = () => fail('the sandbox that tries functions took the focus');
      frame = openFrame({}, { address: finderAddress, onMessage, onLoad: () => {}, onFocus });
      watch(LONGEST_LOADING, () => fail('the sandbox that tries functions cannot be loaded'));
    }
  };
  return {
    find: (pairs) =>
      new Promise((resolve, reject) => {
        question?.reject(new DOMException('another question was asked', 'AbortError'));
        lastId += 1;
        question = { id: lastId, pairs, resolve, reject, hung: [] };
        ask();
      }),
    close: () => fail('the finder was closed'),
  };
}
