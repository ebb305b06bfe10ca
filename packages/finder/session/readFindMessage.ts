import {
  optional,
  readBoolean,
  readFields,
  type Reader,
  readInteger,
  readList,
  readMessage,
  readString,
} from '@funtool-docs/shared/readShape';
import { type FinderResult, type Found, MAX_FOUND, MAX_NATIVES, MAX_NEAR } from '../engine/answer';
import type { CallParts, Pair } from '../engine/pair';
import { MAX_FITS, MAX_RESULTS, type Question } from '../engine/findQuestion';

/** A request of the page to the sandbox. */
export interface FindRequest {
  id: number;
  pairs: Pair[];
  /** Names of candidates that have hung before, and are not tried. */
  leftOut: string[];
}

/** A message of the sandbox: it is ready, a candidate is about to run, or the answer. */
export type FindMessage =
  { ready: true } | { id: number; trying: string } | { id: number; answer: FinderResult };

/** Longest code, in characters: it has the arguments that a reader has typed or pasted. */
const MAX_CODE_LENGTH = 1_000_000;

/** Most parts of a call, and most functions that are left out. */
const MAX_PARTS = 100;
const MAX_LEFT_OUT = 1000;

const readId = readInteger(0);
const readName = readString(200);
const readNames = readList(MAX_LEFT_OUT, readName);
const readCode = readString(MAX_CODE_LENGTH);

/** Validates a message of the sandbox that tries functions; `undefined` if it is none. */
export function readFindMessage(data: unknown): FindMessage | undefined {
  return readMessage(data, (message): FindMessage => {
    const { ready, id, trying, answer } = readFields(message);
    if (ready === true) return { ready };
    if (trying !== undefined) return { id: readId(id), trying: readName(trying) };
    return { id: readId(id), answer: readAnswer(answer) };
  });
}

const readAnswer: Reader<FinderResult> = (answer) => {
  const fields = readFields(answer);
  const question = optional(readQuestion)(fields['question']);
  const near = optional(readList(MAX_NEAR, readFound))(fields['near']);
  const leftOut = optional(readNames)(fields['leftOut']);
  return {
    found: readList(MAX_FOUND, readFound)(fields['found']),
    count: readInteger(0)(fields['count']),
    tried: readInteger(0)(fields['tried']),
    natives: readList(MAX_NATIVES, readCall)(fields['natives']),
    ...(question && { question }),
    ...(near && { near }),
    ...(leftOut && { leftOut }),
  };
};

function readFound(found: unknown): Found {
  const { name, page, call } = readFields(found);
  return { name: readName(name), page: readName(page), call: readCall(call) };
}

function readCall(call: unknown): CallParts {
  return readList(MAX_PARTS, (part) => {
    const { code, isGuessed } = readFields(part);
    return { code: readCode(code), isGuessed: readBoolean(isGuessed) };
  })(call);
}

function readQuestion(question: unknown): Question {
  const { input, results } = readFields(question);
  const readResult = (result: unknown) => {
    const { code, names } = readFields(result);
    return { code: readCode(code), names: readList(MAX_FITS, readName)(names) };
  };
  return { input: readCode(input), results: readList(MAX_RESULTS, readResult)(results) };
}
