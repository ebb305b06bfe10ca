import type { SourceValue } from '@funtool-docs/runner/evaluator/parseValue';

/** What a function is given, and what it is to give for it. */
export interface Pair {
  args: SourceValue[];
  result: SourceValue;
}
