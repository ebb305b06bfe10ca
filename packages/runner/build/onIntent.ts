import type { ListFiles } from '@funtool-docs/islands/build/manifest';

/** The sandbox of examples has no other name than its hash (`createSandbox.ts`). */
const SANDBOX = /^runner\/\w+\.html$/;

/**
 * Lists the sandbox, which is fetched once a reader is about to run an example: its frame would be asked for only once
 * the example has hydrated.
 *
 * @throws {Error} If there is none.
 */
export const listSandbox: ListFiles = ({ routePath }, { files }) => {
  const sandboxes = files.filter((name) => SANDBOX.test(name));
  if (sandboxes.length > 0) return sandboxes;
  throw new Error(`${routePath}: the site has no sandbox for its examples.`);
};
