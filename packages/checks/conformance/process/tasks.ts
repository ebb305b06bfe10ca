import type { MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import type { CodeBlock } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

/** A request to a release, which runs in a process of its own. */
export type ReleaseTask =
  | { type: 'names'; specifier: string; loader: 'import' | 'require' }
  | { type: 'call'; entry: string; call: MeasuredCall }
  | ({ type: 'example' | 'claim' } & Pick<CodeBlock, 'code' | 'meta'>)
  | { type: 'table'; page: string; names: string[] };

/** A difference within what a task runs; the line counts from its first line. */
export type Finding = Omit<Problem, 'file'>;

export type TaskResult =
  /** Names that an entry of the release exports, and those of the documented library. */
  | { names: string[]; documented: string[] }
  | { findings: Finding[] }
  /** An entry that cannot be imported; without it, the task says nothing. */
  | { needs: string }
  /** The reason why there is no answer. */
  | { failure: string; isMissing?: boolean };

/** A process gets this before its first task. */
export interface Setup {
  /** Folder of the project in which the release is installed. */
  project: string;
  environment: 'node' | 'page';
}

/** A task on its way to the process. */
export interface Message {
  id: number;
  task: ReleaseTask;
  /** Entries that can be imported. */
  usable: string[];
}
