import type { RunRequest } from '../evaluator/events';
import type { RunState } from '../session/runState';

type Editor = typeof import('../editor/CodeEditor').CodeEditor;

/** What is done with an example. */
export interface ExampleState {
  /** As its page has it. */
  own: RunRequest;
  /** Address of that page. */
  page: string;
  /** As the reader has changed it. */
  edited: RunRequest;
  /** What a link has brought in its place, until it is reset; anybody may have written it. */
  linked?: RunRequest | undefined;
  isEditing: boolean;
  /** Whether the editor is to have the focus once it is open. */
  takesFocus: boolean;
  /** The editor, once it has been loaded. */
  Editor?: Editor;
  run?: RunState | undefined;
  /** What could not be done. */
  failure?: 'link' | 'editor' | undefined;
}

/** Tells whether the code that is seen is that of a link, of which this site knows nothing. */
export function isLinked({ linked, isEditing }: ExampleState): boolean {
  return isEditing && linked !== undefined;
}
