import {
  type Arbitrary,
  array,
  bigInt,
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  tuple,
} from 'fast-check';
import { numbers } from './numbers';
import { names, texts } from './texts';

/** Nesting is counted together in all that can contain each other. */
const DEPTH = { depthIdentifier: 'data' } as const;

const DAY = 86_400_000;

/** The last one is no date at all. */
export const dates: Arbitrary<Date> = constantFrom(0, DAY, -1, 951_782_400_000, NaN).map(
  (time) => new Date(time),
);

const patterns = constantFrom('a', '^b$', '[A-Z]').map((source) => new RegExp(source, 'g'));

/** Among so few, equal ones are frequent. */
const simple = oneof(
  { withCrossShrink: true },
  { arbitrary: integer({ min: 0, max: 3 }), weight: 4 },
  { arbitrary: constantFrom('', 'a', 'b', 'A', '1'), weight: 3 },
  { arbitrary: constantFrom<unknown>(null, undefined, false, true, NaN, -0), weight: 3 },
  { arbitrary: numbers, weight: 1 },
  { arbitrary: texts, weight: 1 },
);

interface Data {
  data: unknown;
  list: unknown[];
  object: object;
}

const tied = letrec<Data>((tie) => {
  const members = array(tie('data'), { maxLength: 3, ...DEPTH });
  const entries = array(tuple(simple, tie('data')), { maxLength: 3, ...DEPTH });
  return {
    data: oneof(
      { withCrossShrink: true, maxDepth: 3, ...DEPTH },
      { arbitrary: simple, weight: 6 },
      { arbitrary: tie('list'), weight: 2 },
      { arbitrary: tie('object'), weight: 2 },
      { arbitrary: dates, weight: 1 },
      { arbitrary: bigInt({ min: -3n, max: 3n }), weight: 1 },
      { arbitrary: patterns, weight: 1 },
      { arbitrary: members.map((items) => new Set(items)), weight: 1 },
      { arbitrary: entries.map((pairs) => new Map(pairs)), weight: 1 },
    ),
    list: oneof(
      { withCrossShrink: true },
      // Two of these are often the same, or the same in another order.
      { arbitrary: array(integer({ min: 0, max: 1 }), { maxLength: 3 }), weight: 3 },
      { arbitrary: array(tie('data'), { maxLength: 6, ...DEPTH }), weight: 5 },
      { arbitrary: members.map(withHole), weight: 1 },
    ),
    object: dictionary(names, tie('data'), { maxKeys: 4, noNullPrototype: true, ...DEPTH }),
  };
});

/** Numbers, texts, nothing, dates, patterns, lists, objects, sets and maps: what can be cloned. */
export const { data, list, object }: { [Key in keyof Data]: Arbitrary<Data[Key]> } = tied;

/** The last place is there, but nothing is in it. */
function withHole(items: unknown[]): unknown[] {
  const longer = [...items];
  longer.length += 1;
  return longer;
}
