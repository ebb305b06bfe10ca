import { SUMMARY_LENGTH } from '../../examples/evaluator/events';
import {
  oneOf,
  optional,
  readAmount,
  readFields,
  readInteger,
  readList,
  readMessage,
  readText,
} from '../../examples/session/readShape';
import {
  type Breach,
  type Finding,
  LONGEST_INPUT,
  LONGEST_PATH,
  type Side,
} from '../engine/finding';
import { MOST_VARIABLES } from '../law/names';
import type { LawMessage } from '../sandbox/messages';

const readShort = readText(SUMMARY_LENGTH);
const readInputs = readList(MOST_VARIABLES, readText(LONGEST_INPUT));
const readSeed = readInteger(-(2 ** 31));

/**
 * Validates a message of the sandbox of a law; `undefined` if it is none. Shape and text lengths are
 * safe then, but what it says may still be a lie of the law.
 */
export function readLawMessage(data: unknown): LawMessage | undefined {
  return readMessage(data, (message): LawMessage => {
    const { ready, trying, finding } = readFields(message);
    if (ready === true) return { ready };
    return trying ? { trying: readInputs(trying) } : { finding: readFinding(finding) };
  });
}

function readFinding(finding: unknown): Finding {
  const fields = readFields(finding);
  const type = oneOf(['broken', 'none', 'refused'])(fields['type']);
  switch (type) {
    case 'refused':
      return { type, error: readShort(fields['error']) };
    case 'none':
      return {
        type,
        tries: readInteger(0)(fields['tries']),
        milliseconds: readAmount(fields['milliseconds']),
        seed: readSeed(fields['seed']),
      };
    case 'broken':
      return {
        type,
        breach: readBreach(fields['breach']),
        inputs: readInputs(fields['inputs']),
        sides: readList(2, readSide)(fields['sides']),
        tries: readInteger(0)(fields['tries']),
        start: readStart(fields['start']),
        again: readAgain(fields['again']),
      };
  }
}

function readBreach(breach: unknown): Breach {
  const fields = readFields(breach);
  const reason = oneOf(['false', 'error', 'value', 'promise'])(fields['reason']);
  if (reason === 'error') return { reason, error: readShort(fields['error']) };
  if (reason === 'value') return { reason, value: readShort(fields['value']) };
  return { reason };
}

function readSide(side: unknown): Side {
  const fields = readFields(side);
  const error = optional(readShort)(fields['error']);
  return error === undefined ? { value: readShort(fields['value']) } : { error };
}

function readStart(start: unknown) {
  const { seed, path } = readFields(start);
  return { seed: readSeed(seed), path: readText(LONGEST_PATH)(path) };
}

function readAgain(again: unknown) {
  const { broken, times } = readFields(again);
  return { broken: readInteger(0)(broken), times: readInteger(1)(times) };
}
