import type { SourceValue } from '../../runner/evaluator/parseValue';

/** What a function is given, and what it is to give for it. */
export interface Pair {
  args: SourceValue[];
  result: SourceValue;
}
