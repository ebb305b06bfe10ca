import {
  type Arbitrary,
  array,
  bigInt,
  constantFrom,
  dictionary,
  double,
  integer,
  letrec,
  oneof,
  string,
} from 'fast-check';

/** Plain characters first: fast-check shrinks towards them. */
const USUAL = [...'abcABC012-_. /\n'];

/** Punctuation, accents, letters whose cases differ in length, other scripts, emoji, lone surrogates. */
const RARE = [...'$&^*+?()[]\\#%=:"\'éßİıΩ中', 'e\u0301', 'ﬁ', '🎉', '👨‍👩‍👧', '\ud83c', '\u00a0'];

const KNOWN = ['$&', '$1', 'null', '1e3', 'a=1&b=2', 'https://example.org/a?b=1#c', '你好 world'];

const strings = oneof(
  { withCrossShrink: true },
  { arbitrary: string({ unit: constantFrom(...USUAL), maxLength: 8 }), weight: 5 },
  { arbitrary: string({ unit: constantFrom(...USUAL, ...RARE), maxLength: 6 }), weight: 4 },
  { arbitrary: constantFrom(...KNOWN), weight: 1 },
);

/** Few, so that two objects share some. */
const keys = constantFrom('a', 'b', 'id', '0', '1', 'a.b', '', 'length');

/** Indexes inside short strings and arrays, and some beyond their ends. */
const indexes = integer({ min: -5, max: 12 });

const numbers = oneof(
  { withCrossShrink: true },
  indexes,
  integer({ min: -2000, max: 2000 }).map((hundredths) => hundredths / 100),
  constantFrom(-0, NaN, Infinity, -Infinity, 0.1, 0.2, 1.005, 1e21, 1e-7, 2 ** 53),
  double(),
);

const primitives = oneof(
  { withCrossShrink: true },
  integer({ min: 0, max: 3 }),
  constantFrom('', 'a', 'b', 'A', '1'),
  constantFrom<unknown>(null, undefined, false, true, NaN, -0),
  numbers,
  strings,
  bigInt({ min: -3n, max: 3n }),
);

interface Data {
  any: unknown;
  list: unknown[];
  object: object;
}

const data = letrec<Data>((tie) => {
  const items = array(tie('any'), { maxLength: 4, depthIdentifier: 'data' });
  const pairs = array(
    primitives.chain((key) => tie('any').map((value) => [key, value] as const)),
    {
      maxLength: 3,
      depthIdentifier: 'data',
    },
  );
  return {
    any: oneof(
      { withCrossShrink: true, maxDepth: 3, depthIdentifier: 'data' },
      { arbitrary: primitives, weight: 6 },
      { arbitrary: tie('list'), weight: 2 },
      { arbitrary: tie('object'), weight: 2 },
      constantFrom(0, -1, NaN).map((time) => new Date(time)),
      constantFrom('a', '[A-Z]').map((source) => new RegExp(source, 'g')),
      items.map((members) => new Set(members)),
      pairs.map((entries) => new Map(entries)),
      constantFrom<unknown>(Symbol.iterator, () => true, Object('a'), Object.create(null)),
    ),
    list: oneof(
      { withCrossShrink: true },
      // Two of these are often equal, or equal in another order.
      array(integer({ min: 0, max: 1 }), { maxLength: 3 }),
      items,
      // The last index is a hole.
      items.map((members) => Object.assign([...members], { length: members.length + 1 })),
    ),
    object: dictionary(keys, tie('any'), {
      maxKeys: 4,
      noNullPrototype: true,
      depthIdentifier: 'data',
    }),
  };
});

const predicates = constantFrom<unknown>(
  () => true,
  () => false,
  (value: unknown) => value,
  (_: unknown, key: unknown) => key === 'a',
);

/** Values of the variables of laws, by their names. */
export const VALUES: Record<string, Arbitrary<unknown>> = {
  s: strings,
  t: strings,
  i: indexes,
  j: indexes,
  length: integer({ min: 0, max: 20 }),
  n: numbers,
  m: numbers,
  k: keys,
  ks: array(keys, { maxLength: 4 }),
  o: data.object,
  p: data.object,
  q: data.object,
  xs: data.list,
  ys: data.list,
  x: data.any,
  y: data.any,
  f: predicates,
};
