import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Answers } from './createAnswers';
import { createServer } from './createServer';

/**
 * Starts the server on standard input and output, until the client closes them.
 *
 * @param answers What its tools answer, once it is there.
 */
export async function startServer(answers: Promise<Answers>): Promise<void> {
  await createServer(answers).connect(new StdioServerTransport());
}
