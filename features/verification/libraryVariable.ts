import type { Identifier, Program } from 'acorn';
import { walk } from '../examples/evaluator/parseModule';

/** How engines say that an expression cannot be called or iterated: they quote it. */
const QUOTED_EXPRESSION = /^TypeError: ([\w$]+)\S* is not (?:a function|a constructor|iterable)/;

/**
 * Finds the variable of the library that an engine names in a message. The release is minified, so the
 * variable has another name there and the message differs.
 *
 * @param message An error as an example states it.
 * @param program The example; its own variables have the same name everywhere.
 * @returns The name, or `undefined` if the message has none.
 */
export function libraryVariable(message: string, program: Program): string | undefined {
  const name = QUOTED_EXPRESSION.exec(message)?.[1];
  const own = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'Identifier') own.add((node as Identifier).name);
  });
  return name !== undefined && own.has(name) ? undefined : name;
}
