import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { countStatedResults, type RunState } from '@funtool-docs/runner/session/runState';
import { useExampleText } from './useExampleText';
import { exampleTexts } from './exampleTexts';
import type { RunRequest } from '@funtool-docs/runner/evaluator/events';

/** Describes the state of an example in one sentence. */
export function useOutcome(state: ExampleState): string {
  const common = useTexts(exampleTexts);
  const t = useExampleText();
  const { run, failure } = state;
  if (failure === 'link') return t('linkBrokenText');
  if (failure) return common(failure === 'outdated' ? 'outdatedText' : 'example.unavailableText');
  if (!run) return '';
  const { end, events } = run;
  if (!end) return t('runningText');
  if (end.type === 'unavailable') {
    return common(end.isOutdated ? 'outdatedText' : 'example.unavailableText');
  }
  if (end.type === 'stopped') {
    const seconds = (end.time / 1000).toFixed(1);
    return {
      time: t('timeText', { seconds }),
      output: t('outputLimitText'),
      focus: t('focusText'),
      reader: t('stoppedText'),
    }[end.reason];
  }
  if (events.some(({ type }) => type === 'error')) return t('errorText');
  const { total, same } = countStatedResults(run);
  if (total === 0) return t('finishedText');
  const text = isLinked(state) ? 'linkedCountText' : 'countText';
  return t(text, { total: String(total), same: String(same) });
}

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
