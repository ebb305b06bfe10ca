import { type Arbitrary, array, boolean, oneof } from 'fast-check';
import type { Kind } from '../kinds';
import { data, dates, list, object } from './data';
import { counts, integers, numbers } from './numbers';
import { names, texts } from './texts';
import { functions, things } from './things';

/** What each kind of variable is given; smaller inputs are looked for towards the first of each. */
export const VALUES: Record<Kind, Arbitrary<unknown>> = {
  any: oneof(
    { withCrossShrink: true },
    { arbitrary: data, weight: 8 },
    { arbitrary: things, weight: 1 },
  ),
  text: texts,
  name: names,
  number: numbers,
  integer: integers,
  count: counts,
  boolean: boolean(),
  list,
  numbers: array(numbers, { maxLength: 6 }),
  texts: array(texts, { maxLength: 5 }),
  names: array(names, { maxLength: 4 }),
  object,
  date: dates,
  function: functions,
};
