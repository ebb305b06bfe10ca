import type { ListFiles } from '@funtool-docs/islands/build/manifest';

/** File of the site with the sandbox of examples, in which `[hash]` stands for the hash of its content. */
export const SANDBOX_FILE = 'runner/run.[hash].html';

const [START] = SANDBOX_FILE.split('[hash]') as [string];

/**
 * Lists the sandbox, which is prefetched once a reader is about to run an example. Its frame asks for it
 * only after the example has hydrated.
 *
 * @throws {Error} If there is none.
 */
export const listSandbox: ListFiles = ({ routePath }, { files }) => {
  const sandboxes = files.filter((name) => name.startsWith(START));
  if (sandboxes.length > 0) return sandboxes;
  throw new Error(`${routePath}: the site has no sandbox for its examples.`);
};
