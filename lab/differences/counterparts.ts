import path from 'node:path';
import type { ByPeer } from '@funtool-docs/facts/differences/differences';
import { parseJson, readText } from '@funtool-docs/content/files';

/**
 * Code that takes the place of documented functions. An adapter is an expression that gives a function
 * with the parameters of the documented one: `_` is lodash, `toolkit` es-toolkit.
 */
export interface Counterparts {
  /** Adapters by page and documented name. */
  functions: Record<string, Record<string, ByPeer<string>>>;
  /** Pages that document nothing with a counterpart. */
  none: string[];
  /** For functions of lodash without a documented one: what to write, and a call `f(…)` to try. */
  instead: Record<string, { write: string; try: string }>;
}

/** Reads the reviewed list of counterparts. */
export function readCounterparts(): Counterparts {
  const file = path.join(import.meta.dirname, 'counterparts.json');
  return parseJson(readText(file), file) as Counterparts;
}

/** Names the function of lodash that an adapter stands for; none if it combines several. */
export function lodashNameOf(adapter = ''): string | undefined {
  const [name, ...others] = adapter.match(/\b_\.\w+/g) ?? [];
  const isCalledFirst = name && bodyOf(adapter).startsWith(name);
  return isCalledFirst && others.length === 0 ? name.slice('_.'.length) : undefined;
}

/** Shows an adapter as readers would write it: without parameters, and named as it is imported. */
export function printAdapter(adapter: string): string {
  return bodyOf(adapter)
    .replaceAll('toolkit.', '')
    .replace(/^\((\{.*\})\)$/, '$1');
}

function bodyOf(adapter: string): string {
  return adapter.replace(/^\([^)]*\) => /, '');
}
