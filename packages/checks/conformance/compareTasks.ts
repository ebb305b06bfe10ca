import type { Problem } from '@funtool-docs/content/problem';
import type { Context } from './context';
import type { TaskResult, Finding, Setup, ReleaseTask } from './process/tasks';

/** A task with the places that state what it checks; each gets its differences. */
export interface PlacedTask {
  task: ReleaseTask;
  places: () => Pick<Problem, 'file' | 'line'>[];
}

/** The outcome of one kind of comparison. */
export interface ReleaseComparison {
  /** Number of things that were compared. */
  compared: number;
  /** Things that need an entry which cannot be imported. */
  notRun: number;
  differences: Problem[];
  /** Figures that no page states. */
  notes?: string[];
}

/**
 * Runs tasks on the release and places what they found.
 *
 * @param company How many run at the same time.
 */
export async function compareTasks(
  { processes, usable }: Context,
  placed: PlacedTask[],
  company: number,
  environment: Setup['environment'] = 'node',
): Promise<ReleaseComparison> {
  const tasks = placed.map(({ task }) => task);
  const answers = await processes[environment].run(tasks, company, usable);
  const differences = answers.flatMap((answer, index) => {
    const findings = findingsOf(answer, tasks[index]!);
    if (findings.length === 0) return [];
    return placed[index]!.places().flatMap(({ file, line }) =>
      findings.map((found) => ({ file, line: line + found.line - 1, message: found.message })),
    );
  });
  const notRun = answers.filter((answer) => 'needs' in answer).length;
  return { compared: tasks.length - notRun, notRun, differences };
}

function findingsOf(answer: TaskResult, task: ReleaseTask): Finding[] {
  if ('findings' in answer) return answer.findings;
  if (!('failure' in answer)) return [];
  return [{ line: 1, message: `${describeTask(task)}: ${answer.failure}` }];
}

function describeTask(task: ReleaseTask): string {
  if (task.type === 'call') return task.call.call;
  return task.type === 'table' ? `the table of ${task.names.join(', ')}` : 'this example';
}
