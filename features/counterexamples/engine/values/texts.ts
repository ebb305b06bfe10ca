import { type Arbitrary, array, constantFrom, oneof, string, tuple } from 'fast-check';

/** The plainest ones come first: what breaks a law is made smaller towards them. */
const LETTERS = [...'abcABC'];
const DIGITS = [...'012'];
const SEPARATORS = ['-', '_', '.', ' ', '/', '\n', '\t'];
const SIGNS = [...'$&^*+?()[]{}|\\#%=,;:!@"\'<>~`'];

/** Accents, letters whose cases have other lengths, other scripts, emoji, lone surrogates, spaces. */
const RARE = [
  'é',
  'e\u0301',
  'ß',
  'İ',
  'ı',
  'ﬁ',
  'Ω',
  '中',
  '🎉',
  '👨‍👩‍👧',
  '\ud83c',
  '\u00a0',
  '\u200b',
];

const KNOWN = [
  '$&',
  '$1',
  'null',
  'true',
  '1e3',
  'a=1&b=2',
  'https://example.org/a?b=1#c',
  '你好 world',
];

const letters = constantFrom(...LETTERS);
const usual = constantFrom(...LETTERS, ...DIGITS, ...SEPARATORS);
const every = constantFrom(...LETTERS, ...DIGITS, ...SEPARATORS, ...SIGNS, ...RARE);

/** Words with separators between them, which most functions for texts look at. */
const words = tuple(
  string({ unit: letters, minLength: 1, maxLength: 4 }),
  array(tuple(constantFrom(...SEPARATORS), string({ unit: letters, maxLength: 4 })), {
    maxLength: 3,
  }),
).map(([first, rest]) => [first, ...rest.flat()].join(''));

/** Texts of letters in both cases, digits, separators, signs and rare characters. */
export const texts: Arbitrary<string> = oneof(
  { withCrossShrink: true },
  { arbitrary: string({ unit: usual, maxLength: 8 }), weight: 5 },
  { arbitrary: string({ unit: every, maxLength: 6 }), weight: 4 },
  { arbitrary: words, weight: 2 },
  { arbitrary: constantFrom(...KNOWN), weight: 1 },
);

/** Names of properties: few, so that two objects share some. */
export const names: Arbitrary<string> = constantFrom(
  'a',
  'b',
  'c',
  'id',
  '0',
  '1',
  'a.b',
  '',
  'length',
);
