import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { unpack } from '../pack';
import { createServer } from './createServer';
import type { ServerData } from './serverData';

/**
 * Starts the server on standard input and output, until the client closes them.
 *
 * @param packed `ServerData` as JSON, packed with Brotli, in base64.
 */
export async function startServer(packed: string): Promise<void> {
  const data = JSON.parse(unpack(packed).toString()) as ServerData;
  await createServer(data).connect(new StdioServerTransport());
}
