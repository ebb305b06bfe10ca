// First, since it replaces the clock of this thread.
import { answerBlocks, evaluateBlock } from '@funtool-docs/checks/thread/answerBlocks';
import { fileURLToPath } from 'node:url';
import { createPage } from '@funtool-docs/facts/library/librarySource';
import { compareMatrix, MATRIX } from './compareMatrix';

/**
 * Runs the blocks that this thread is sent on a release, behaviour tables among them.
 *
 * @param urls Of the modules of its entries, such as `funtool/array`.
 * @param load Imports one.
 */
export async function answerRelease(
  urls: Record<string, string>,
  load: (url: string) => Promise<unknown>,
): Promise<void> {
  const urlOf = (specifier: string): string => {
    const url = urls[specifier];
    if (url === undefined) throw new Error(`${specifier} cannot be imported`);
    return url;
  };
  const library = {
    importModule: async (specifier: string) => load(urlOf(specifier)),
    createPage: () => createPage((specifier) => fileURLToPath(urlOf(specifier))),
  };
  await answerBlocks(library, (block, host) =>
    block.meta === MATRIX ? compareMatrix(block, library) : evaluateBlock(block, host),
  );
}
