import { type Guess, guessValues, type Hint } from './guess';
import { guessCustomizers, guessPaths, guessPredicates, guessSerializers } from './guessCallbacks';
import { guessAdded, guessIndexes, guessItems, guessKept, guessRemoved } from './guessLists';
import { guessCounts, guessDecimals, guessLengths, guessOperands } from './guessNumbers';
import { guessExtensions, guessKeys, guessNames } from './guessObjects';
import {
  guessEnds,
  guessFillers,
  guessInserted,
  guessParts,
  guessPatterns,
  guessPlaces,
  guessReplacements,
  guessStarts,
} from './guessTexts';

const RULES =
  'email mobile url number chinese alpha username password IDCard ipv4 ipv6 postal qq landline html nonAscii nonLatin';

/** What is guessed for each kind of parameter, from what is given and what it shall give. */
const VALUES: Record<string, (hint: Hint) => unknown[]> = {
  part: guessParts,
  pattern: guessPatterns,
  replacement: guessReplacements,
  inserted: guessInserted,
  filler: guessFillers,
  place: guessPlaces,
  start: guessStarts,
  end: guessEnds,
  index: guessIndexes,
  length: guessLengths,
  count: guessCounts,
  operand: guessOperands,
  decimals: guessDecimals,
  removed: guessRemoved,
  added: guessAdded,
  kept: guessKept,
  item: guessItems,
  key: guessKeys,
  names: guessNames,
  extension: guessExtensions,
  flag: () => [false],
  rule: () => RULES.split(' '),
};

const CALLBACKS: Record<string, (hint: Hint) => Guess[]> = {
  predicate: guessPredicates,
  customizer: guessCustomizers,
  serializer: guessSerializers,
  path: guessPaths,
};

/** Most guesses for one argument. */
const MOST = 60;

/** Guesses an argument from every pair, each once, what is likely first. */
export function guessArguments(kind: string, hints: Hint[]): Guess[] {
  const guess = CALLBACKS[kind] ?? ((hint: Hint) => guessValues(VALUES[kind]?.(hint) ?? []));
  const found = new Map(hints.flatMap(guess).map((each) => [each.source, each]));
  return [...found.values()].slice(0, MOST);
}
