import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Answer, Message, Setup, Task } from './tasks';

const MAIN = path.resolve(import.meta.dirname, 'main.mjs');
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Times that a task with a difference is run alone: what depends on timers may be late once. */
const ATTEMPTS_ALONE = 2;

/** Characters kept of what a process prints. */
const MOST_PRINTED = 10_000;

/** A process that runs the code of a release. It starts when it is asked, and again after it ended. */
export interface ReleaseProcess {
  /**
   * Runs tasks and returns their answers. What differs or fails in company is run again alone.
   *
   * @param company How many tasks run at the same time.
   * @param usable Entries that can be imported.
   */
  run: (tasks: Task[], company: number, usable: string[]) => Promise<Answer[]>;
  stop: () => void;
}

/**
 * Prepares a process.
 *
 * @param limit Milliseconds for each task, after which the process is ended.
 */
export function prepareProcess(setup: Setup, limit: number): ReleaseProcess {
  let current: Promise<Connection> | undefined;
  const ask = async (question: Question): Promise<Answer> => {
    current ??= connect(setup, () => (current = undefined));
    return (await current).ask(question, limit);
  };
  const askAlone = async (question: Question, attempts = ATTEMPTS_ALONE): Promise<Answer> => {
    const answer = await ask(question);
    return differs(answer) && attempts > 1 ? askAlone(question, attempts - 1) : answer;
  };
  return {
    async run(tasks, company, usable) {
      const questions = tasks.map((task) => ({ task, usable }));
      const answers: Answer[] = [];
      for (let start = 0; start < tasks.length; start += company) {
        const group = questions.slice(start, start + company);
        // oxlint-disable-next-line eslint/no-await-in-loop -- one group after the other
        answers.push(...(await Promise.all(group.map(ask))));
      }
      for (const [index, answer] of answers.entries()) {
        if (!differs(answer) && !('failure' in answer)) continue;
        // oxlint-disable-next-line eslint/no-await-in-loop -- alone
        answers[index] = await askAlone(questions[index]!);
      }
      return answers;
    },
    stop: () => void current?.then(({ end }) => end()),
  };
}

function differs(answer: Answer): boolean {
  return 'findings' in answer && answer.findings.length > 0;
}

type Question = Omit<Message, 'id'>;

interface Connection {
  ask: (question: Question, limit: number) => Promise<Answer>;
  end: () => void;
}

/** @param onEnd Called as soon as the process takes no more tasks. */
async function connect(setup: Setup, onEnd: () => void): Promise<Connection> {
  const options = { cwd: ROOT, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as const };
  const child = fork(MAIN, {
    ...options,
    stdio: [...options.stdio],
    windowsHide: true,
  } as ForkOptions);
  const pending = new Map<number, (answer: Answer) => void>();
  let ended: string | undefined;
  const end = (failure: string): void => {
    ended ??= failure;
    onEnd();
    for (const settle of pending.values()) settle({ failure: ended });
    child.kill('SIGKILL');
  };
  const closed = readEnd(child).then(end);
  child.send(setup);
  await Promise.race([once(child, 'message'), closed]);
  child.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
    pending.get(id)?.(answer);
  });
  let count = 0;
  return {
    end: () => end('the process was stopped'),
    ask: (question, limit) =>
      new Promise((resolve) => {
        if (ended !== undefined) return resolve({ failure: ended });
        const id = count++;
        const timer = setTimeout(() => end(`no result within ${limit / 1000} s`), limit);
        pending.set(id, (answer) => {
          clearTimeout(timer);
          pending.delete(id);
          resolve(answer);
        });
        return child.send({ id, ...question });
      }),
  };
}

/** Resolves when a process has ended: says how, with the error that it printed. */
function readEnd(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-MOST_PRINTED);
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
