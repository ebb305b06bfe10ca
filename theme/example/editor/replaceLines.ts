import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Replaces selected lines by what is typed before Chromium does, which copies the note of the last
 * line into the code. CodeMirror takes that out again, but only within 50 ms of the key.
 */
export const replaceLines: Extension = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { doc, selection } = view.state;
    const { from, to } = selection.main;
    if (inputType !== 'insertText' || data === null || to <= doc.lineAt(from).to) return false;
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});
