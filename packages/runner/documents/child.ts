import { checkBlocks, type CheckedResult } from './checkBlocks';
import { createHost, type Surroundings } from './createHost';
import type { DocumentBlock } from './readDocumentBlocks';

// Checks one document in a process of its own, which its parent ends. `checkDocuments.ts` bundles this file.

/** What the process is asked: the blocks of one document. */
export interface DocumentRequest extends Surroundings {
  blocks: DocumentBlock[];
  /** Index of the block to begin with. */
  first: number;
}

/**
 * What it answers: that it begins, the results of one block after the other, and that all are done, or
 * that a block waits for what never comes.
 */
export type DocumentAnswer =
  { isReady: true } | { results: CheckedResult[] } | { isDone: true } | { isStuck: true };

// Promises that examples leave behind are theirs.
process.on('unhandledRejection', () => {});
// Nothing is pending, and not all is done.
process.once('beforeExit', () => send({ isStuck: true }));
process.once('message', (request: DocumentRequest) => void answer(request));

async function answer({ blocks, first, ...surroundings }: DocumentRequest): Promise<void> {
  const host = await createHost(surroundings);
  send({ isReady: true });
  for await (const results of checkBlocks(blocks, host, first)) send({ results });
  send({ isDone: true });
}

function send(message: DocumentAnswer): void {
  process.send!(message);
}
