import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Processes and folder of a browser, removed however the tests end. */
export interface Scratch {
  /** Profile, home and temporary folder of the browser. */
  folder: string;
  /** Environment of the programs. */
  env: Record<string, string>;
  /**
   * Starts a program.
   *
   * @param signal Signal that ends it; `SIGKILL` by default.
   */
  start: (
    command: string,
    args: string[],
    options?: SpawnOptions,
    signal?: NodeJS.Signals,
  ) => ChildProcess;
  /** Registers a process that leads its own process group. */
  adopt: (child: ChildProcess, signal?: NodeJS.Signals) => void;
  /** Ends the process groups, then removes the folder. */
  remove: () => Promise<void>;
}

/** Creates a folder that is removed with its processes, even if this process is killed. */
export function createScratch(): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const children = new Map<ChildProcess, NodeJS.Signals>();
  const removeFolder = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  const end = () => {
    for (const [child, signal] of children) endGroup(child, signal);
  };
  const onExit = () => {
    end();
    removeFolder();
  };
  process.once('exit', onExit);
  const adopt: Scratch['adopt'] = (child, signal = 'SIGKILL') => {
    children.set(child, signal);
  };
  return {
    folder,
    env: { ...(process.env as Record<string, string>), ...ownPlaces(folder), LANG: 'en_US.UTF-8' },
    start: (command, args, options = {}, signal = undefined) => {
      const child = spawn(command, args, { ...options, detached: true, windowsHide: true });
      adopt(child, signal);
      return child;
    },
    adopt,
    remove: async () => {
      const running = [...children.keys()].filter(isRunning);
      const exits = Promise.all(running.map((child) => once(child, 'exit')));
      end();
      await exits;
      removeFolder();
      process.off('exit', onExit);
    },
  };
}

/** Keeps the browser from reading or writing the user's own files. */
function ownPlaces(folder: string): Record<string, string> {
  const names = ['HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'];
  return Object.fromEntries(names.map((name) => [name, folder]));
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It had exited already.
  }
}
