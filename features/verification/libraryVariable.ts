import type { Identifier, Program } from 'acorn';
import { walk } from '../examples/evaluator/parseModule';

/** Engines quote the expression that cannot be called or iterated. */
const QUOTED_EXPRESSION = /^TypeError: ([\w$]+)\S* is not (?:a function|a constructor|iterable)/;

/**
 * Finds the library variable that an engine names in a message. The minified release has another
 * name for it, so its message differs.
 *
 * @param program The example; its own variables have the same name everywhere.
 */
export function libraryVariable(message: string, program: Program): string | undefined {
  const name = QUOTED_EXPRESSION.exec(message)?.[1];
  const own = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'Identifier') own.add((node as Identifier).name);
  });
  return name !== undefined && own.has(name) ? undefined : name;
}
