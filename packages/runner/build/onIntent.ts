import { outputOf } from '@funtool-docs/content/paths';
import type { ListFiles } from '@funtool-docs/islands/build/manifest';

/** File of the site with the sandbox of prepared examples; `[hash]` stands for the hash of its content. */
export const SANDBOX_FILE = 'runner/run.[hash].html';

const [START] = SANDBOX_FILE.split('[hash]') as [string];

/** Folder of the site with the prepared examples of each page. */
export const PREPARED_FOLDER = 'examples/';

/** Returns how the file with the prepared examples of a page begins, before the hash of its content. */
export function startOfPrepared(route: string): string {
  return `${PREPARED_FOLDER}${outputOf(route)}.`;
}

/**
 * Lists the prepared examples of a page and their sandbox, which are prefetched once a reader is about to run
 * one. Its frame asks for it only after the example has hydrated.
 *
 * @throws {Error} If there is no sandbox.
 */
export const listSandbox: ListFiles = ({ routePath }, { files }) => {
  const start = startOfPrepared(routePath);
  const prepared = files.filter((name) => name.startsWith(start));
  const sandboxes = files.filter((name) => name.startsWith(START));
  if (sandboxes.length > 0) return [...prepared, ...sandboxes];
  throw new Error(`${routePath}: the site has no sandbox for its examples.`);
};
