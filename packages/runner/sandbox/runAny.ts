import { instrumentExample } from '../evaluator/instrumentExample';
import { parseExample } from '../evaluator/parseExample';
import { runsOf } from './execute';

/** Entry of the sandbox of edited code, with the parser. */
export const createRuns = runsOf(({ code }, isGuarded) =>
  instrumentExample(parseExample(code), isGuarded),
);
