import type { RunRequest } from '@funtool-docs/runner/evaluator/events';
import type { RunState } from '@funtool-docs/runner/session/runState';

type Editor = typeof import('./editor/CodeEditor').CodeEditor;

export interface ExampleState {
  own: RunRequest;
  page: string;
  edited: RunRequest;
  /** Untrusted code from a link, until it is reset. */
  linked?: RunRequest | undefined;
  /** True if the code is from before the page was loaded. */
  isRestored: boolean;
  isEditing: boolean;
  takesFocus: boolean;
  Editor?: Editor;
  run?: RunState | undefined;
  failure?: 'link' | 'editor' | 'outdated' | undefined;
}

/** Tells whether the visible code is from a link, and so untrusted. */
export function isLinked({ linked, isEditing }: ExampleState): boolean {
  return isEditing && linked !== undefined;
}
