import path from 'node:path';
import { openProcess } from '@funtool-docs/runner/supervisor/openProcess';
import { supervise } from '@funtool-docs/runner/supervisor/supervise';
import type { TaskResult, Message, Setup, ReleaseTask } from './tasks';

const MAIN = path.resolve(import.meta.dirname, 'main.mjs');
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Times that a task with a difference is run alone: what depends on timers may be late once. */
const ATTEMPTS_ALONE = 2;

/** A process that runs the code of a release. It starts when it is asked, and again after it ended. */
export interface ReleaseProcess {
  /**
   * Runs tasks and returns their answers. What differs or fails in company is run again alone.
   *
   * @param company How many tasks run at the same time.
   * @param usable Entries that can be imported.
   */
  run: (tasks: ReleaseTask[], company: number, usable: string[]) => Promise<TaskResult[]>;
  stop: () => void;
}

/**
 * Prepares a process.
 *
 * @param limit Milliseconds for each task, after which the process is ended.
 */
export function prepareProcess(setup: Setup, limit: number): ReleaseProcess {
  let current: Connection | undefined;
  const ask = (question: Question): Promise<TaskResult> => {
    current ??= connect(setup, limit, () => (current = undefined));
    return current.ask(question);
  };
  const askAlone = async (question: Question, attempts = ATTEMPTS_ALONE): Promise<TaskResult> => {
    const answer = await ask(question);
    return differs(answer) && attempts > 1 ? askAlone(question, attempts - 1) : answer;
  };
  return {
    async run(tasks, company, usable) {
      const questions = tasks.map((task) => ({ task, usable }));
      const answers: TaskResult[] = [];
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
    stop: () => current?.end(),
  };
}

function differs(answer: TaskResult): boolean {
  return 'findings' in answer && answer.findings.length > 0;
}

type Question = Omit<Message, 'id'>;

interface Connection {
  ask: (question: Question) => Promise<TaskResult>;
  end: () => void;
}

/** @param onEnd Called as soon as the process takes no more tasks. */
function connect(setup: Setup, limit: number, onEnd: () => void): Connection {
  const pending = new Map<number, (answer: TaskResult) => void>();
  let ended: string | undefined;
  let onReady: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => (onReady = resolve));
  const release = supervise<string>((listener) => openProcess(MAIN, ROOT, listener), {
    onMessage(data) {
      if (data === 'ready') return onReady?.();
      const { id, answer } = data as { id: number; answer: TaskResult };
      return pending.get(id)?.(answer);
    },
    onEnd(failure) {
      ended = failure;
      onEnd();
      onReady?.();
      for (const settle of pending.values()) settle({ failure });
    },
  });
  release.send(setup);
  let count = 0;
  return {
    end: () => release.end('the process was stopped'),
    async ask(question) {
      await ready;
      if (ended !== undefined) return { failure: ended };
      const id = count++;
      const stopLimit = release.limit(limit, `no result within ${limit / 1000} s`);
      const answered = new Promise<TaskResult>((resolve) => pending.set(id, resolve));
      release.send({ id, ...question });
      const answer = await answered;
      stopLimit();
      pending.delete(id);
      return answer;
    },
  };
}
