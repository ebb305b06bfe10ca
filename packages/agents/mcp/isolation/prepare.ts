import { watchErrors } from './errors';
import { addGlobals, type Globals } from './globals';
import { createVerdicts, type Verdicts } from './verdicts';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Locales order what has these characters alone as code units do. */
const PLAIN = /^[0-9a-z]*$/;

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

/**
 * Has what depends on languages and time zones, which the engine does not know, say so instead of
 * giving another result than elsewhere.
 *
 * @param lack Hears what is lacking.
 */
function refuseLocales(lack: (what: string) => void): void {
  const refuse = (what: string): never => {
    lack(what);
    throw new Error(`${what} is not available here`);
  };
  for (const owner of [Number, BigInt]) {
    replace(owner.prototype, 'toLocaleString', () => () => refuse('Intl'));
  }
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    replace(Date.prototype, name, () => () => refuse('Intl'));
  }
  for (const name of ['toLocaleLowerCase', 'toLocaleUpperCase']) {
    replace(
      String.prototype,
      name,
      (original) =>
        function (...locales) {
          return locales[0] === undefined ? original.call(this) : refuse('Intl');
        },
    );
  }
  replace(
    String.prototype,
    'localeCompare',
    (original) =>
      function (...args) {
        const isPlain = [this, args[0]].every((text) => PLAIN.test(String(text)));
        return isPlain ? original.apply(this, args) : refuse('Intl');
      },
  );
  for (const name of ['toString', 'toTimeString']) {
    replace(
      Date.prototype,
      name,
      (original) =>
        function () {
          lack('names of time zones');
          return original.call(this);
        },
    );
  }
}

/** Replaces a method by one that is made of it. */
function replace(owner: object, name: string, wrap: (original: Method) => Method): void {
  const value = wrap((owner as Record<string, Method>)[name]!);
  Object.defineProperty(value, 'name', { value: name, configurable: true });
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
