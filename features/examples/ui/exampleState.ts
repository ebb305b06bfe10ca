import type { RunRequest } from '../evaluator/events';
import type { RunState } from '../session/runState';

type Editor = typeof import('../editor/CodeEditor').CodeEditor;

/** State of an example. */
export interface ExampleState {
  /** As its page has it. */
  own: RunRequest;
  /** URL of that page. */
  page: string;
  /** With the reader's edits. */
  edited: RunRequest;
  /** Untrusted code from a link, until it is reset. */
  linked?: RunRequest | undefined;
  isEditing: boolean;
  /** Whether the editor takes the focus when it opens. */
  takesFocus: boolean;
  /** Set once its chunk has loaded. */
  Editor?: Editor;
  run?: RunState | undefined;
  failure?: 'link' | 'editor' | undefined;
}

/** Tells whether the visible code is from a link, and so untrusted. */
export function isLinked({ linked, isEditing }: ExampleState): boolean {
  return isEditing && linked !== undefined;
}
