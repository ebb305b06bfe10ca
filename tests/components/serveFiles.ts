import { base } from 'virtual-site';
import { onTestFinished, vi } from 'vitest';

/** A server of data files, for one test. */
interface FakeServer {
  /** By path from the root of the site; what is missing answers with status 404. */
  files: Record<string, unknown>;
  /** True while the connection is lost. */
  isDown: boolean;
  /** Paths that were requested, in order. */
  asked: string[];
}

/** Has `fetch` answer with data files, or fail. */
export function serveFiles(files: Record<string, unknown> = {}): FakeServer {
  const server: FakeServer = { files, isDown: false, asked: [] };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', signal }: RequestInit = {}) => {
    const path = address.slice(base.length - 1);
    if (method === 'GET') server.asked.push(path);
    if (server.isDown || signal?.aborted) throw new TypeError('Failed to fetch');
    const isThere = path in server.files;
    const body = isThere && method === 'GET' ? JSON.stringify(server.files[path]) : null;
    return new Response(body, { status: isThere ? 200 : 404 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}
