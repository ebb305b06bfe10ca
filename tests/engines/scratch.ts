import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The processes and the folder of one browser, which go together, however the tests end. */
export interface Scratch {
  /** Holds the profile, and what the programs take for the home and for temporary files. */
  folder: string;
  /** Environment of the programs. */
  env: Record<string, string>;
  /**
   * Starts a program.
   *
   * @param signal What ends it; by default it is not asked.
   */
  start: (
    command: string,
    args: string[],
    options?: SpawnOptions,
    signal?: NodeJS.Signals,
  ) => ChildProcess;
  /** Takes on a program that leads a process group of its own. */
  adopt: (child: ChildProcess, signal?: NodeJS.Signals) => void;
  /** Ends the programs and all they have started, then removes the folder. */
  remove: () => Promise<void>;
}

/** Creates a folder, and whatever removes it and the programs that use it, even if this process is ended. */
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
      const child = spawn(command, args, { ...options, detached: true });
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

/** Nothing of the browser is written elsewhere, and nothing of the user's own is read. */
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
    // It has ended by itself.
  }
}
