import { watchErrors } from './errors';
import { addGlobals, type Globals } from './globals';
import { refuseLocales } from './locale';
import { createVerdicts, type Verdicts } from './verdicts';

/** An engine in which the evaluator and the library can be loaded. */
export interface Prepared {
  globals: Globals;
  verdicts: Verdicts;
}

/** Prepares an engine. What is loaded later keeps globals, so this comes first. */
export function prepare(): Prepared {
  const verdicts = createVerdicts();
  watchErrors(verdicts.onEngineError);
  refuseLocales(verdicts.lack);
  return { globals: addGlobals(verdicts.lack), verdicts };
}
