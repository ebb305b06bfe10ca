import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import type { Listener, Executor } from './supervise';

/** Characters kept of what a process prints. */
const MAX_PRINTED = 10_000;

/** Starts a process of Node.js; what it prints is only read for the error that ended it. */
export function openProcess(
  file: string,
  cwd: string,
  { onMessage, end }: Listener<string>,
): Executor {
  const child = fork(file, {
    cwd,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  } as ForkOptions);
  void readEnd(child).then(end);
  child.on('message', onMessage);
  return {
    send: (message) => void child.send(message as object),
    close: () => void child.kill('SIGKILL'),
  };
}

/** Resolves when a process has ended: says how, with the error that it printed. */
function readEnd(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-MAX_PRINTED);
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => {
      const error = /^(?:Uncaught )?\w*Error\b.*$/m.exec(printed)?.[0];
      const end = `the process ended with ${signal ?? `exit code ${code}`}`;
      resolve(error === undefined ? end : `${end}: ${error}`);
    });
  });
}
