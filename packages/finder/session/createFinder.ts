import { finderAddress } from 'virtual-site';
import { LoadError } from '@funtool-docs/islands/client/outdated';
import { openFrame, supervise, type Supervised } from '@funtool-docs/runner/supervisor/supervise';
import type { FinderResult } from '../engine/answer';
import type { Pair } from '../engine/pair';
import { readFindMessage } from './readFindMessage';

/**
 * Finds functions by pairs, in a sandbox that opens when it is first asked and stays open until it is
 * asked again after it has run a reader's functions: these may leave it changed.
 */
export interface Finder {
  /**
   * Answers the last question; an earlier one that is still open is given up, as is the last one at `close`.
   *
   * @throws {Error} If the sandbox cannot be loaded or keeps hanging, or as an `AbortError` if it is given up.
   */
  find: (pairs: Pair[]) => Promise<FinderResult>;
  close: () => void;
}

/** The sandbox may take this long to load, and one candidate to run, in milliseconds. */
const MAX_LOADING_TIME = 20_000;
const MAX_RUN_TIME = 1500;

/** A candidate that hangs twice is left out. A busy machine may hold up any candidate once. */
const HANGS_OF_CANDIDATE = 2;

/** After so many hangs in one question, something other than a candidate is wrong. */
const HANGS_OF_QUESTION = 6;

interface Question {
  id: number;
  pairs: Pair[];
  resolve: (answer: FinderResult) => void;
  reject: (error: Error) => void;
  /** Names of candidates that have hung, once for each time; `undefined` if none had begun. */
  hung: (string | undefined)[];
}

/** The ends of a sandbox, and what is said of them. */
const ENDINGS = {
  hangs: 'the sandbox that tries functions hangs',
  focus: 'the sandbox that tries functions took the focus',
  loading: 'the sandbox that tries functions cannot be loaded',
  closed: 'the finder was closed',
};

/** Creates a finder. If a candidate hangs in two sandboxes, later ones leave it out. */
export function createFinder(): Finder {
  let sandbox: Supervised<keyof typeof ENDINGS> | undefined;
  let isReady = false;
  let question: Question | undefined;
  let trying: string | undefined;
  let lastId = 0;
  let hasRunFunctions = false;
  const leftOut: string[] = [];

  const onEnd = (ending: keyof typeof ENDINGS) => {
    sandbox = undefined;
    isReady = false;
    hasRunFunctions = false;
    if (ending === 'hangs' && isWorthAnother()) {
      ask();
      return;
    }
    const text = ENDINGS[ending];
    question?.reject(ending === 'closed' ? givenUp(text) : new LoadError(text, finderAddress));
    question = undefined;
  };
  /** Notes who hangs; something else is wrong where sandboxes that hang name nobody. */
  const isWorthAnother = () => {
    const { hung } = question!;
    if (hung.length >= HANGS_OF_QUESTION) return false;
    hung.push(trying);
    const hangs = hung.filter((name) => name === trying).length;
    if (hangs >= HANGS_OF_CANDIDATE && trying) leftOut.push(trying);
    return hangs < HANGS_OF_CANDIDATE || trying !== undefined;
  };
  const onMessage = (data: unknown) => {
    const message = readFindMessage(data);
    if (!message) {
      // A sandbox that says nothing else is silent.
    } else if ('ready' in message) {
      isReady = true;
      sandbox!.rest();
      ask();
    } else if (message.id !== question?.id) {
      // It still answers what nobody asks any more.
    } else if ('trying' in message) {
      ({ trying } = message);
      sandbox!.expect(MAX_RUN_TIME, 'hangs');
    } else {
      sandbox!.rest();
      question.resolve(message.answer);
      question = undefined;
    }
  };
  const open = () =>
    supervise<keyof typeof ENDINGS>(
      ({ onMessage: hear, end }) =>
        openFrame(
          {},
          {
            address: finderAddress,
            onMessage: hear,
            onLoad: () => {},
            onFocus: () => end('focus'),
          },
        ),
      { onMessage, onEnd },
    );
  const ask = () => {
    if (!question) return;
    if (sandbox && isReady) {
      trying = undefined;
      hasRunFunctions ||= question.pairs.some(hasFunction);
      sandbox.expect(MAX_RUN_TIME, 'hangs');
      sandbox.send({ id: question.id, pairs: question.pairs, leftOut });
    } else if (!sandbox) {
      sandbox = open();
      sandbox.expect(MAX_LOADING_TIME, 'loading');
    }
  };
  return {
    find: (pairs) =>
      new Promise((resolve, reject) => {
        question?.reject(givenUp('another question was asked'));
        question = undefined;
        if (hasRunFunctions) sandbox?.end('closed');
        lastId += 1;
        question = { id: lastId, pairs, resolve, reject, hung: [] };
        ask();
      }),
    close: () => sandbox?.end('closed'),
  };
}

const givenUp = (reason: string) => new DOMException(reason, 'AbortError');

const hasFunction = ({ args, result }: Pair) =>
  [...args, result].some(({ isFunction }) => isFunction);
