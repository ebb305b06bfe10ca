// Starts servers that end without breaking off an answer.
import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Addresses that browsers reach as "localhost"; the last two are those of all networks. */
const LOCAL = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

/** Most connections that wait while a server ends; with more it would never end. */
const MAX_WAITING = 500;

/**
 * Starts a server.
 *
 * @param {import('node:http').RequestListener} answer
 * @param {number} port 0 takes a free one.
 * @param {string} host The address to listen at.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} Its origin, and a function that
 *   takes no more requests and resolves once those under way are answered.
 * @throws If the port is taken.
 */
export async function listen(answer, port, host) {
  const server = createServer(answer);
  /** Connections that browsers have opened ahead of a request. */
  const unused = new Set();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: used } = server.address();
  const name = LOCAL.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${used}`, port: used, close: () => end(server, unused) };
}

/**
 * Ends connections as they become idle: one that is busy when its server is closed would go on to
 * answer. An unused one counts as busy for Node.js until its request is a minute late.
 */
async function end(server, unused) {
  await takeWaiting(server);
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      // After what has come meanwhile is read, which may be their first request.
      setImmediate(() => unused.forEach((socket) => socket.destroy()));
    }, 20).unref();
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}

/** Node.js takes one connection a turn; for those that still wait, the system has already said yes. */
async function takeWaiting(server) {
  let quiet = 0;
  const taken = () => (quiet = 0);
  server.on('connection', taken);
  for (let turns = 0; quiet < 2 && turns < MAX_WAITING; turns += 1) {
    quiet += 1;
    // oxlint-disable-next-line no-await-in-loop -- a turn may bring the next
    await nextTurn();
  }
  server.off('connection', taken);
}
