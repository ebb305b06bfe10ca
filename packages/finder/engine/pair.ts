import type { SourceValue } from '@funtool-docs/runner/evaluator/parseValue';

/** The input of a function, and the result that it is to give. */
export interface Pair {
  args: SourceValue[];
  result: SourceValue;
}
