import { brotliDecompressSync } from 'node:zlib';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer';
import type { ServerData } from './serverData';

/**
 * Starts the server on standard input and output, until the client closes them.
 *
 * @param packed `ServerData` as JSON, packed with Brotli, in base64.
 */
export async function startServer(packed: string): Promise<void> {
  const json = brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
  await createServer(JSON.parse(json) as ServerData).connect(new StdioServerTransport());
}
