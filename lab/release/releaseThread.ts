import path from 'node:path';
import {
  type BlockResult,
  openBlockThread,
  type RunBlock,
} from '@funtool-docs/checks/thread/runBlock';
import type { Problem } from '@funtool-docs/content/problem';

/** The outcome of one kind of comparison. */
export interface Comparison {
  /** Number of things that were compared. */
  compared: number;
  /** Why the others were not, with their number. */
  notRun?: Record<string, number>;
  differences: Problem[];
}

interface ReleaseThread {
  /** Runs blocks one after the other; the result of one that is left out is nothing. */
  run: RunBlock<BlockResult | undefined>;
  /** Counts the blocks that run during some work. */
  count: (work: () => Promise<Problem[]>) => Promise<Comparison>;
}

/** A function that ends the thread in so many blocks costs the time of no more. */
const MAX_LOST = 3;

const IMPORTS = /import \{ (\w+(?:, \w+)*) \} from 'funtool/g;

/**
 * Opens a thread with a release. Blocks are left out that import an entry which cannot be imported, or name a
 * function that blocks which import nothing else did not come back from.
 *
 * @param urls Of the modules of its entries.
 */
export function openReleaseThread(urls: Record<string, string>): ReleaseThread {
  const run = openBlockThread(path.join(import.meta.dirname, 'worker.mjs'), urls);
  const lost = new Map<string, number>();
  let counted: Comparison = { compared: 0, differences: [] };
  let last: Promise<unknown> = Promise.resolve();

  function whyNot(code: string): string | undefined {
    const entries = [...code.matchAll(/['"](funtool(?:\/\w+)?)['"]/g)].map(([, entry]) => entry!);
    const unusable = entries.find((entry) => urls[entry] === undefined);
    if (unusable) return `${unusable} cannot be imported`;
    const hanging = [...lost].find(([name, times]) => {
      return times >= MAX_LOST && new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(code);
    });
    return hanging && `${hanging[0]} did not come back`;
  }

  async function runNext(block: Parameters<RunBlock>[0]): Promise<BlockResult | undefined> {
    const reason = whyNot(block.code);
    if (reason !== undefined) {
      counted.notRun = { ...counted.notRun, [reason]: (counted.notRun?.[reason] ?? 0) + 1 };
      return undefined;
    }
    counted.compared += 1;
    const result = await run(block);
    const names = [...block.code.matchAll(IMPORTS)].flatMap(([, list]) => list!.split(', '));
    const [name, ...others] = names;
    if (result.isLost && name && others.length === 0) lost.set(name, (lost.get(name) ?? 0) + 1);
    return result;
  }

  return {
    run(block) {
      const result = last.then(() => runNext(block));
      last = result;
      return result;
    },
    async count(work) {
      counted = { compared: 0, differences: [] };
      const differences = await work();
      return { ...counted, differences };
    },
  };
}
