import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import type { Isolation } from '../build/bundleIsolation';
import type { IsolatedInput, IsolatedRequest } from '../isolation/host';

/** How a process has ended. */
export interface Ending {
  /** By itself, or the reason why it was ended. */
  reason: 'done' | 'silent' | 'late' | 'flood' | 'crashed';
}

export interface IsolatedLimits {
  /** Longest time without a message, and longest time in all, in milliseconds. */
  silence: number;
  time: number;
  /** Most characters that are read. */
  output: number;
}

/** Memory for the objects of the code, in megabytes. */
const MEMORY = 128;

/** Names of Node.js 20 and later for the same. */
const PERMISSION = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/**
 * Runs a request in a process of its own, which gets no environment variables and no permission
 * for files, programs or threads.
 *
 * @param onMessage Called with each message, parsed; returns whether it was the last one of use.
 */
export async function runIsolated(
  { boot, script }: Isolation,
  request: IsolatedRequest,
  limits: IsolatedLimits,
  onMessage: (message: unknown) => boolean,
): Promise<Ending> {
  const flags = [
    ...(PERMISSION ? [PERMISSION] : []),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${MEMORY}`,
    '--no-warnings',
  ];
  const child = spawn(process.execPath, [...flags, '--eval', boot], {
    cwd: tmpdir(),
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let reason: Ending['reason'] | undefined;
  const end = (why: Ending['reason']) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const late = setTimeout(end, limits.time, 'late');
  let silent = setTimeout(end, limits.silence, 'silent');
  let length = 0;
  // A hanging process is ended with its input half read.
  child.stdin.on('error', () => {});
  const input: IsolatedInput = { script, request };
  child.stdin.end(JSON.stringify(input));
  createInterface(child.stdout).on('line', (line) => {
    if (reason) return;
    length += line.length;
    if (length > limits.output) return end('flood');
    clearTimeout(silent);
    silent = setTimeout(end, limits.silence, 'silent');
    const message = parseMessage(line);
    if (message !== undefined && onMessage(message)) end('done');
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  clearTimeout(late);
  clearTimeout(silent);
  return { reason: reason ?? (code === 0 ? 'done' : 'crashed') };
}

function parseMessage(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
