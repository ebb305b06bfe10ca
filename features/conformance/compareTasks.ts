import type { Problem } from '../../content/problem';
import type { Context } from './context';
import type { Setup, Task } from './process/tasks';
import { prepareProcess } from './process/releaseProcess';

/** A task with the places that state what it checks; each gets its differences. */
export interface PlacedTask {
  task: Task;
  places: () => Pick<Problem, 'file' | 'line'>[];
}

/** What one kind of comparison found. */
export interface Comparison {
  /** How many things were compared. */
  compared: number;
  /** Things that need an entry which cannot be imported. */
  notRun: number;
  differences: Problem[];
  /** Figures that no page states. */
  notes?: string[];
}

/**
 * Runs tasks on the release in a process of their own.
 *
 * @param company How many run at the same time.
 */
export async function compareTasks(
  { release, usable, limit }: Context,
  tasks: PlacedTask[],
  company: number,
  environment: Setup['environment'] = 'node',
): Promise<Comparison> {
  const worker = prepareProcess({ project: release.project, environment, usable }, limit);
  try {
    const answers = await worker.run(
      tasks.map(({ task }) => task),
      company,
    );
    const differences = answers.flatMap((answer, index) => {
      const { places } = tasks[index]!;
      if ('needs' in answer || 'names' in answer) return [];
      const findings =
        'failure' in answer
          ? [{ line: 1, message: `${describeTask(tasks[index]!.task)}: ${answer.failure}` }]
          : answer.findings;
      if (findings.length === 0) return [];
      return places().flatMap(({ file, line }) =>
        findings.map((found) => ({ file, line: line + found.line - 1, message: found.message })),
      );
    });
    const notRun = answers.filter((answer) => 'needs' in answer).length;
    return { compared: tasks.length - notRun, notRun, differences };
  } finally {
    worker.stop();
  }
}

function describeTask(task: Task): string {
  if (task.type === 'call') return task.call.call;
  return task.type === 'table' ? `the table of ${task.names.join(', ')}` : 'this example';
}
