/* oxlint-disable eslint/no-await-in-loop -- a line carries one packet after the other */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { NETWORK } from './throttledPage';

/** Size of what crosses the line at once, in bytes. */
const PACKET = 1460;

/** Takes bytes, and resolves once the line has carried them. */
type Line = (bytes: number) => Promise<void>;

/**
 * Puts a server behind a line as slow as `NETWORK`, for browsers that cannot slow down their own.
 *
 * @param url Address of the home page.
 * @returns The address of the home page behind the line.
 */
export async function openSlowLine(url: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port, pathname } = new URL(url);
  const line = createLine(NETWORK.downloadThroughput / 1000);
  const proxy = createServer((reader) => {
    const server = connect(Number(port), hostname);
    const directions = [
      pipeline(reader, sendRequests, server),
      pipeline(server, (answers: Socket) => sendAnswers(answers, line), reader),
    ];
    // Browsers end a connection whenever they like.
    for (const direction of directions) direction.catch(() => server.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port: taken } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}${pathname}`, close: () => proxy.close() };
}

/** All connections share it. Its speed is in bytes per millisecond. */
function createLine(speed: number): Line {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + bytes / speed;
    return rest(free - performance.now());
  };
}

/** A round trip passes while the connection is opened, and one with each request. */
async function* sendRequests(requests: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  await rest(NETWORK.latency);
  for await (const request of requests) {
    await rest(NETWORK.latency);
    yield request;
  }
}

async function* sendAnswers(answers: AsyncIterable<Buffer>, line: Line): AsyncGenerator<Buffer> {
  for await (const answer of answers) {
    for (let start = 0; start < answer.length; start += PACKET) {
      const packet = answer.subarray(start, start + PACKET);
      await line(packet.length);
      yield packet;
    }
  }
}
